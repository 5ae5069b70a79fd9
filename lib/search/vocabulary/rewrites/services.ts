import { plainly, problem, type SubjectRewrites, somewhere, statements, task } from './rewrite';

const unwanted =
  '(?:(?:old|broken|unwanted|big) )*(?:sofas?|settees?|couch(?:es)?|cookers?|furniture|mattress(?:es)?|fridges?|freezers?|beds?|wardrobes?|washing machine|rubbish|junk|waste|rubble|stuff|things|carpets?|shed)';

const languages =
  'polish|romanian|bulgarian|ukrainian|russian|lithuanian|hungarian|albanian|arabic|farsi|kurdish|turkish|somali|urdu|punjabi|bengali|gujarati|hindi|tamil|mandarin|cantonese|vietnamese|tigrinya|bsl';

export const services: SubjectRewrites = {
  first: [
    ...somewhere([
      [
        '(?:hold|have|host) (?:party|wedding|reception|birthday party|christening|event)',
        'venue hire OR hall hire',
        'hold a party',
      ],
    ]),
    ...plainly([
      [
        'get rid of|dispose of|take away',
        `${unwanted}(?: and ${unwanted})?`,
        'rubbish removal',
        'get rid of old sofa',
      ],
      [
        'take',
        '(?:(?:old|broken|unwanted) )*[a-z]+(?: [a-z]+)? to (?:the )?(?:tip|dump)',
        'rubbish removal',
        'take stuff to tip',
      ],
      [
        'clear|clear out|empty',
        "(?:late )?(?:(?:mums?|mum's|dads?|dad's|parents'?|nans?|nan's|grans?|gran's|mothers?|mother's|fathers?|father's) )?(?:house|flat|garage|loft|shed|attic|bungalow)(?: out)?",
        'house clearance',
        'clear house',
      ],
      [
        'move|shift|transport',
        'pianos?(?: (?:up|down|upstairs|downstairs|from|to)\\b.*)?',
        'piano movers OR removals',
        'move a piano up one flight of stairs',
      ],
      [
        'move|shift|transport',
        '(?:single )?(?:sofas?|settees?|furniture|fridge|wardrobes?|beds?|house|home|flat)',
        'removals',
        'move house',
      ],
      [
        'send|get|deliver|take|ship|post',
        '(?:small |large |urgent )*(?:parcels?|packages?|documents?)(?: (?:across|to|from|over) .*)?',
        'courier',
        'get a parcel across town',
      ],
      [
        'deliver|distribute|hand out|post|drop',
        '(?:leaflets?|flyers?|fliers?|newspapers?|brochures?)(?: (?:for|to|door|through) .*)?',
        'leaflet distribution',
        'deliver my flyers',
      ],
      [
        'translate',
        '(?:birth |marriage )?certificates?|documents?|letters?',
        'translator',
        'translate birth certificate',
      ],
    ]),
  ],
  beforeCalls: [
    {
      pattern:
        /^(?:(?:get|getting) (?:my |our )?)?(?:(?:deposit(?: back)?|moving out|move out|moved out|end of (?:lease|tenancy)|check ?out) )+clean(?:ing|er|ers)?\b.*$|^(?:deposit back )?clean(?:ing|er|ers)? (?:(?:for|before|after|when|to get) )?(?:(?:my|our|we|i|am|are|im) )*(?:deposit back|moving out|move out)$/,
      rewritten: 'end of tenancy cleaning',
      understood: [['deposit back clean moving out', 'end of tenancy cleaning']],
    },
    {
      pattern:
        /^english (?:to|into|-) ?([a-z]+) (?:translat(?:or|er|ion|ing|ions|ors)|interpreter)s?$/,
      rewritten: '$1 translator',
      understood: [['english to welsh translater', 'welsh translator']],
    },
    {
      pattern:
        /^(?:taxi|cab|lift|minibus|transfer|run) (?:to|from) (?:the )?(?:heathrow|gatwick|stansted)(?: airport)?$/,
      rewritten: 'airport transfer',
      understood: [['taxi to heathrow', 'airport transfer']],
    },
    problem(
      '(?:psychic|tarot|medium|clairvoyant|card) readings? (?:by |on the |over the |via )?(?:phone|telephone|online|email|zoom)',
      'psychic',
      'psychic reading phone',
    ),
    problem(
      '(?:rolls royce|bentley|limo|limousine|classic car|vintage car) (?:for )?(?:a |my |our )?(?:wedding|prom)(?: car)?(?: hire)?',
      'wedding car',
      'rolls royce wedding hire',
    ),
  ],
  beforeVerbs: [
    {
      pattern: new RegExp(
        `^take (?:my |our |the |some )?${unwanted}(?: and (?:my |our |the )?${unwanted})? away(?: .*)?$`,
      ),
      rewritten: 'rubbish removal',
      understood: [['take old couch and fridge away', 'rubbish removal']],
    },
    {
      pattern: /^(?:do|run|sort) (?:the |my |our )?(?:wages|payroll)\b.*$/,
      rewritten: 'payroll OR bookkeeper',
      understood: [['do the wages for my 4 staff', 'payroll OR bookkeeper']],
    },
    {
      pattern:
        /^(?:get|take|do) (?:my|a|the) (fork ?lift|hgv|lgv|cscs|digger|telehandler|first aid|door supervisor|sia) (?:ticket|licence|license|card|certificate|test)$/,
      rewritten: '$1 training',
      understood: [['get my fork lift ticket', 'fork lift training']],
    },
    {
      pattern: /^(?:do )?(?:a )?(?:barbecue|barbeque|bbq|hog roast) for (?:my|our|a|the|\d+)\b.*$/,
      rewritten: 'hog roast OR bbq catering OR caterer',
      understood: [['do a barbecue for my dads 60th', 'hog roast OR bbq catering OR caterer']],
    },
    task(
      'do|prepare|file|help with',
      'done|doing|filing',
      'tax(?:es| return)?|accounts|self assessment',
      'accountant',
      ['someone to do my tax return', 'accountant'],
    ),
    task('do|keep', 'done|doing', 'books|bookkeeping', 'bookkeeper OR accountant', [
      'someone to do my books',
      'bookkeeper OR accountant',
    ]),
    {
      pattern: new RegExp(
        `^(?:someone who speaks |)(${languages}) (?:speakers?|speaking (?:person|lady|man|woman))(?: (?:to|for|who|that) .*|)$`,
      ),
      rewritten: '$1 interpreter',
      understood: [
        ['polish speaker to come to hospital', 'polish interpreter'],
        ['polish speaker for hospital', 'polish interpreter'],
      ],
    },
    ...plainly([
      ['make|write|draw up|draft', 'wills?', 'will writing', 'make will'],
      [
        'make|bake',
        '(?:wedding |birthday |christening |celebration |novelty )?cakes?',
        'cake maker',
        'make birthday cake',
      ],
    ]),
    {
      pattern:
        /^(?:(?:house|flat|office|student) (?:move|moving)|moving (?:house|flat|home))(?:,? .*)? (?:van|luton)$/,
      rewritten: 'man and van OR removals',
      understood: [
        ['house move small van', 'man and van OR removals'],
        ['moving house next week a luton', 'man and van OR removals'],
      ],
    },
    {
      pattern:
        /^(?:(?:(?:cardboard|packing|strong|removal|big) )*boxes for (?:moving|removals?|packing)(?: (?:house|home|flat|out|day))?|moving (?:house|home|flat) boxes)$/,
      rewritten: 'moving boxes',
      understood: [
        ['moving house boxes', 'moving boxes'],
        ['cardboard boxes for moving', 'moving boxes'],
      ],
    },
  ],
  last: [
    {
      pattern:
        /^(?:put|turn) (?:my|our|the|this) [a-z ]{3,30} into (welsh|gaelic|irish|french|german|spanish|italian|polish|portuguese|chinese|arabic|urdu|romanian|dutch)$/,
      rewritten: '$1 translation',
      understood: [['put my website into welsh', 'welsh translation']],
    },
    {
      pattern: /^(?:taxi|cab|minicab)s? (?:to|from) (?:the )?(?:((?:[a-z]+ )?[a-z]+) )?airport$/,
      rewritten: '$1 airport taxi',
      understood: [
        ['taxi to luton airport', 'luton airport taxi'],
        ['cab to the airport', 'airport taxi'],
      ],
    },
    ...statements([
      [
        '(?:get )?(?:a )?will (?:written|made|drawn up|drafted|done|doing)',
        'will writing',
        'will written',
      ],
      [
        '(?:man (?:and|with|\\+|&) (?:a )?(?:mini )?digger|(?:mini )?digger (?:and|with|\\+|&) (?:a )?(?:driver|man|operator))(?: .*)?',
        'digger driver OR digger hire OR groundworks',
        'man and digger for pond',
      ],
      [
        '(?:(?:posh|old|vintage|classic|nice|fancy) )*car for (?:the |a |my )?(?:bride|wedding|wedding day|brides?)(?: .*)?',
        'wedding car',
        'posh old car for bride',
      ],
      [
        '(?:bar|waiting|serving|catering) staff for (?:a |my |our )?(?:party|wedding|event|function|birthday|reception)(?: .*)?',
        'event staff OR waiting staff hire OR mobile bar',
        'bar staff for a party',
      ],
      [
        '(?:lift|taxi|cab|minicab|ride|run|minibus|transfer) to (?:the )?(?:(?:[a-z]+ ){0,2}airport|heathrow|gatwick|stansted|station|train station|hospital)(?: .*)?',
        'taxi OR airport transfer',
        'lift to airport 4am',
      ],
      [
        '(?:some )?help with (?:my |a )?(?:tax returns?|self assessment|tax(?! credits?)|accounts|vat)(?: .*)?',
        'accountant OR self assessment OR tax returns',
        'help with tax return',
      ],
      [
        '(?:food|buffet) for (?:a |my |our )?(?:funeral|wake|party|wedding|christening|birthday)(?: .*)?|(?:funeral|wake|christening) food',
        'caterer OR buffet',
        'food for funeral',
      ],
      [
        '(?:send |get |take )?parcels? (?:across|over to|to the other side of) .*',
        'courier OR same day delivery',
        'parcel across town',
      ],
      ['mortgage advice .*', 'mortgage adviser', 'mortgage advice first time buyer'],
    ]),
  ],
};
