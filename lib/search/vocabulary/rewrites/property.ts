import { type SubjectRewrites, somewhere } from './rewrite';

export const property: SubjectRewrites = {
  first: [
    {
      pattern:
        /^(?:.* )?(?:council|mutual|housing association) (?:(?:house|home|flat) )?(?:swaps?|exchange)\b.*$/,
      rewritten: 'council house swap OR mutual exchange',
      understood: [['council house swap got 2 bed', 'council house swap OR mutual exchange']],
    },
    ...somewhere([
      ['park(?: (?:car|van|motorbike))?', 'parking', 'park my car'],
      [
        '(?:park|store|keep|leave) (?:motorhome|caravan|campervan|camper|boat)(?: (?:over|for|during) winter)?',
        'caravan storage OR storage',
        'store my caravan',
      ],
      [
        '(?:store|put|keep) (?:(?:old|spare|business) )?(?:furniture|things|stuff|belongings|boxes|paperwork|files|archives|stock|tools)(?: (?:for|while|between) .*)?',
        'storage',
        'store furniture',
      ],
      ['grow (?:veg|vegetables|my own)', 'allotment', 'grow vegetables'],
      [
        '(?:rehearse|practise|jam)(?: with (?:my |our |the |a )?band)?',
        'rehearsal room',
        'rehearse with my band',
      ],
    ]),
  ],
  beforeVerbs: [
    {
      pattern:
        /^(?:keep|store|storing|keeping) (?:(?:my|our|a|the|touring) )*(caravan|motorhome|campervan|boat)(?: (?:over|for|during|through) (?:the )?winter)?(?:,? .*)?$/,
      rewritten: '$1 storage OR storage',
      understood: [['keep caravan over winter, safe with cameras', 'caravan storage OR storage']],
    },
    {
      pattern:
        /^park (?:my|our) (?:car|van|motorbike|work van)(?: (?:near|by|at|in|for|while|during|overnight|weekdays|weekends|off road|daily|monthly)\b.*)?$/,
      rewritten: 'parking space',
      understood: [['park my car near the station weekdays', 'parking space']],
    },
    {
      pattern:
        /^where (?:can|could) (?:i|we) (?:leave|keep|park|put) (?:my|our|a|the) (?:(?:touring|static|old) )*(?:caravan|motorhome|campervan|camper|boat)(?: (?:over|for|during) .*)?$/,
      rewritten: 'caravan storage OR storage',
      understood: [
        ['where can i leave my touring caravan over winter', 'caravan storage OR storage'],
      ],
    },
    {
      pattern:
        /^(?:somewhere|some ?place|a place|space|place|where|where can (?:i|we)) (?:(?:to|for) )?(?:park|parking|store|storing|keep|keeping|put|leave) (?:(?:my|our|a|an|the|work|second|company|classic) )*(?:car|van|motorbike|motorcycle|vehicle)(?: off road| overnight| monthly| weekly| daily| by the (?:month|week|day)| (?:long|short)[ -]term| permanently| for (?:work|commuting))*$/,
      rewritten: 'parking space OR garage',
      understood: [
        ['somewhere to keep my car', 'parking space OR garage'],
        ['a place to park my van overnight', 'parking space OR garage'],
        ['somewhere to park my car monthly', 'parking space OR garage'],
        ['where to park car long term', 'parking space OR garage'],
      ],
    },
    {
      // Not a builder: "coach built pram".
      pattern: /^(.*\b(?:coach|purpose|hand|custom|self|well)[ -]built\b.*)$/,
      rewritten: '$1',
      understood: [['coach built pram', 'coach built pram']],
    },
    {
      pattern: /^(self[ -]catering.*)$/,
      rewritten: '$1',
      understood: [['self catering cottage', 'self catering cottage']],
    },
    {
      pattern:
        /^(?:(?:somewhere|some ?place|a place|space|place) (?:to|for) (?:store|storing|keep|keeping|put|leave) (?!.*\b(?:dogs?|cats?|pets?|horses?|kids|children)\b).+|(?:where can (?:i|we) )?store (?:my|our) .+|where (?:can|could) (?:i|we) store (?:old|spare) .+)$/,
      rewritten: 'storage',
      understood: [
        ['where can i store my caravan', 'storage'],
        ['somewhere to store my furniture', 'storage'],
        ['a place to keep my boxes', 'storage'],
      ],
    },
    {
      pattern:
        /^(?:somewhere|some ?place|a place|place)(?: (?:dry|safe|secure|covered|indoors|inside))* (?:to|for) (?:store|storing|keep|keeping|put|leave) (?:(?:my|our|an?|the) )?(?:(?:old|classic|vintage|second) )*(?:cars?|motorbikes?|motorcycles?|van)\b.*$/,
      rewritten: 'garage OR car storage',
      understood: [['somewhere dry to keep my classic car', 'garage OR car storage']],
    },
    {
      pattern: /^(?:leave|park) (?:my|our) (?:car|van)(?: (?!to\b).+)?$/,
      rewritten: 'parking space',
      understood: [['leave my car every day', 'parking space']],
    },
    {
      pattern:
        /^(?:run|own|start|have) (?:my|our|your) own (b ?(?:&|and) ?b|bed and breakfast|guest house|hotel|pub|cafe|shop|restaurant|salon|takeaway)$/,
      rewritten: '$1 business OR $1 for sale',
      understood: [['run my own pub', 'pub business OR pub for sale']],
    },
    {
      pattern:
        /^(pub|cafe|bar|restaurant|takeaway|shop|hotel|guest house|salon) to (?:run|take over|manage)\b.*$/,
      rewritten: '$1 lease OR $1 tenancy OR $1 business',
      understood: [
        ['pub to run with living accommodation', 'pub lease OR pub tenancy OR pub business'],
      ],
    },
  ],
};
