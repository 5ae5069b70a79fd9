import type { Meaning, Rule } from '@/lib/search/vocabulary/meaning';

const condition = (...values: string[]): Meaning => ({
  group: 'buy-and-sell',
  facets: { condition: { values } },
});

const male = '(?:man|men|male|gentleman|guy|bloke|lad)';
const female = '(?:woman|women|lady|female|girl|lesbian)';

/** The verb of "man seeking woman". */
function coupleOf(one: string, other: string): RegExp {
  return new RegExp(
    `(?<=\\b${one}(?:,? (?:in (?:my|her|his) )?\\d\\d(?:'?s)?,?)? )(?:is )?(?:looking for|seeking|seeks|searching for|wanting|wants|after)(?: an?| the right)?(?= (?:kind |nice |genuine |single |mature |older )*${other}\\b(?! (?:and|with an?) (?:van|bike))(?=$|[ ,.!?](?!bike|coat|jacket|clothes|friend|driver|boots|shoes)))`,
    'g',
  );
}

export const terms: readonly Rule[] = [
  {
    pattern:
      /\b(?:company|a friend|friends|someone) for (?:the )?(?=(?:cinema|theatre|walks?|meals?|holidays?|days? out|lunch|coffee|dinner|matinees?|concerts?|museums?|chats?)\b)/g,
    read: () => ({ group: 'personals', decidesGroup: true }),
    understood: [['company for cinema afternoons', 'company for']],
    stays: ['company for sale', 'company for web design', 'van for company'],
  },
  {
    pattern:
      /\b(?:i am|i'm|im) (?:1[3-9]|[2-9]\d)(?: ?(?:yrs?|years?)(?: old)?| yo)?\b(?! ?(?:stone|st|kg|cm|inch|miles?|ft))/g,
    read: () => ({}),
    understood: [
      ['saturday job im 16', 'im 16'],
      ['i am 74 years old company for walks', 'i am 74 years old'],
    ],
    stays: ['im 15 stone exercise bike', 'im looking for 20 chairs'],
  },
  {
    pattern:
      /\b(?:wanted (?:or|and|\/) (?:for )?sale|(?:for )?sale (?:or|and|\/) wanted|wtb (?:or|\/) wts)\b/g,
    read: () => ({}),
    understood: [['laminate flooring wanted or for sale', 'wanted or for sale']],
    stays: ['pram wanted', 'sale'],
  },
  {
    pattern:
      /\b(?:brand new|bnib|bnwt|unused|new (?:with tags|in (?:the )?box)|never (?:used|worn|opened))\b|^new(?= (?!balance|look|era|york|rock|build|zealand|testament|born|releases?|year|forest|home|job|car|house|cross|malden|romney|mills|in town))/g,
    read: () => condition('new'),
    understood: [
      ['brand new sofa', 'brand new'],
      ['iphone 13 unused', 'unused'],
      ['new washing machine', 'new'],
    ],
    stays: ['new balance trainers', 'new build flat', 'new york poster', 'new look dress'],
  },
  {
    pattern: /\b(?:like new|as new|nearly new|mint condition)\b/g,
    read: () => condition('new', 'like new'),
    understood: [['ps5 like new', 'like new']],
    stays: ['mint sauce'],
  },
  {
    pattern:
      /(?<!\b(?:not|no|never|nothing) )\b(?:for (?:spares|parts)(?: (?:or|and|\/|&) repairs?)?|spares (?:or|and|&|\/) repairs?|spares\/repairs?|not working|faulty|broken|needs (?:repair|fixing))\b/g,
    // "My boiler is broken", "broken window": asks for a repair.
    read: ({ index, 0: { length } }, text) =>
      /\b(?:my|our)\b|\b(?:is|has|are|keeps?)(?: just| gone)? $|\b(?:fix|repair|mend) (?:an? |the )?$/.test(
        text.slice(0, index),
      ) ||
      /^ (?:on|in) (?:my|our)\b/.test(text.slice(index + length)) ||
      /^ (?:my |our |the )?(?:boilers?|windows?|toilets?|taps?|locks?|fences?|gates?|roofs?|gutters?|showers?|radiators?|drains?|pipes?|sockets?|double glazing)\b/.test(
        text.slice(index + length),
      )
        ? null
        : condition('for parts or repair'),
    understood: [
      ['iphone for parts', 'for parts'],
      ['laptop spares or repair', 'spares or repair'],
      ['broken tv', 'broken'],
    ],
    stays: [
      'bike parts',
      'spare parts',
      'my boiler is broken',
      'broken window',
      'fix broken greenhouse glass',
      'zip broken on my coat',
    ],
  },
  {
    pattern:
      /\b(?:(?:from |by )?(?:a )?private (?:sellers?|sales?|landlords?|owners?)|(?:direct(?:ly)? )?(?:by|from) (?:the )?(?:owners?|landlords?)|(?:no|not|not (?:an?|via|through|from) (?:an )?|without|avoid(?:ing)?) ?(?:letting |estate |property )?(?:agents?|agency|agencies|dealers?|dealerships?|traders?|trade|middlem[ae]n))\b/g,
    read: () => ({ seller: 'private' }),
    understood: [
      ['car private seller', 'private seller'],
      ['flat to rent no agents', 'no agents'],
    ],
    stays: ['private tutor', 'private number plate', 'one owner'],
  },
  {
    // "Private car seller": keeps the car in between.
    pattern:
      /\bprivate(?= (?:car|van|motorbike|bike|vehicle|motorhome|caravan|flat|house|property) (?:sellers?|sales?|owners?|landlords?)\b)|(?<=\bprivate (?:car|van|motorbike|bike|vehicle|motorhome|caravan|flat|house|property) )(?:sellers?|sales?|owners?|landlords?)\b/g,
    read: () => ({ seller: 'private' }),
    understood: [['private car seller bristol', 'private']],
    stays: ['private car hire', 'private car park'],
  },
  {
    pattern:
      /\b(?:(?:from|by) (?:a )?(?:car )?dealers?|trade sellers?|(?:dealers?|dealerships?|trade) only|(?:only|main) dealers?|(?<=cars? |vans? )dealers?)\b(?! (?:button|chip|shoe))/g,
    read: () => ({ seller: 'trade' }),
    understood: [
      ['car from dealer', 'from dealer'],
      ['qashqai dealer only', 'dealer only'],
    ],
    stays: ['card dealer shoe', 'dealer button', 'antique dealer'],
  },
  {
    pattern: /\b(?:(?:posted|added|listed|new) today|(?:in the )?last 24 hours)\b/g,
    read: () => ({ postedWithin: 1 }),
    understood: [['sofa posted today', 'posted today']],
    stays: ['newspaper today'],
  },
  {
    pattern:
      /\b(?:(?:posted|added|listed|new) (?:this|in the last) week|(?:in the )?(?:last|past) (?:7|seven) days)\b/g,
    read: () => ({ postedWithin: 7 }),
    understood: [['flat added this week', 'added this week']],
    stays: ['fashion week'],
  },
  {
    pattern:
      /\b(?<=\b(?:lodger|tenant|flat ?mate|house ?mate|room ?mate|flat ?sharer|house ?sharer|sharer|roomie)s? )(?:wanted|required|needed|wanted)\b/g,
    read: () => ({}),
    understood: [
      ['lodger wanted', 'wanted'],
      ['flatmates needed', 'needed'],
    ],
    stays: ['room wanted', 'flat needed'],
  },
  {
    // Asking for a quote means a service.
    pattern:
      /(?:(?<=^|\s)(?:free )?(?:quotes?|quotations?|estimates?)(?: for)?|\bno call ?out (?:fee|charge))(?=$|\s)(?! (?:wall|art|print|sign|poster|book)\b)(?<!\b(?:film|movie|love|famous|bible|inspirational) \w+)/g,
    read: () => ({ group: 'services', decidesGroup: true }),
    understood: [
      ['fencing quote', 'quote'],
      ['quote for loft conversion', 'quote for'],
      ['boiler service no call out fee', 'no call out fee'],
    ],
    stays: ['quote wall art', 'inspirational quotes', 'unquoted', 'movie quotes'],
  },
  {
    pattern:
      /\bsingle(?= (?:farmer|nurse|teacher|doctor|chef|builder|soldier|policeman|fireman|professional|christian|muslim|jewish|catholic|vegan|parent|pensioner)s?\b)/g,
    read: () => ({ group: 'personals', decidesGroup: true }),
    understood: [['single farmer', 'single']],
    stays: ['single bed', 'single room', 'single mum'],
  },
  {
    pattern: coupleOf(female, female),
    read: () => ({ scope: 'gay-and-lesbian' }),
    understood: [
      ['woman looking for a woman', 'looking for a'],
      ['lesbian seeks woman', 'seeks'],
    ],
    stays: ['woman seeks work', 'lady looking for a room'],
  },
  {
    pattern: coupleOf(male, male),
    read: () => ({ scope: 'gay-and-lesbian' }),
    understood: [['man seeking man leeds', 'seeking']],
    stays: ['man looking for manual work', 'man with van'],
  },
  {
    pattern: new RegExp(`${coupleOf(female, male).source}|${coupleOf(male, female).source}`, 'g'),
    read: () => ({ scope: 'straight-relationships' }),
    understood: [
      ['man seeking woman', 'seeking'],
      ['lady looking for a gentleman', 'looking for a'],
    ],
    stays: ['woman seeks cleaner', 'man seeks ladies bike'],
  },
  {
    pattern: /\bwith (?:photos?|pictures?|pics|images?)\b/g,
    read: () => ({ withPhotos: true }),
    understood: [['car with photos', 'with photos']],
    stays: ['album for photos'],
  },
];

/** "Chairs x4": how many, which ads say in other words. */
export const howMany: Rule = {
  pattern: /(?<=\b[a-z]{3,}s )(?:x ?\d{1,2}|\d{1,2} ?x)\b(?! ?\d)/g,
  read: () => ({}),
  understood: [
    ['kitchen chairs x4', 'x4'],
    ['alloys x 4', 'x 4'],
  ],
  stays: ['bmw x5', 'shed 6 x 4', 'mercedes x250'],
};

/** Applied last, since "work wanted" is a category. An ad that wants a lodger offers a room. */
export const wanted: Rule = {
  pattern:
    /(?<!\b(?:lodger|tenant|flat ?mate|house ?mate|room ?mate|flat ?sharer|house ?sharer|sharer|roomie)s? )\bwanted\b/g,
  read: () => ({ isWanted: true }),
  understood: [
    ['van wanted', 'wanted'],
    ['flatshare wanted', 'wanted'],
  ],
  stays: ['unwanted gift', 'lodger wanted', 'flatmates wanted', 'house mate wanted'],
};
