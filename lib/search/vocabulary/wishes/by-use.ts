import type { Wish } from './wish';

/* Things and places named by what they are for: "something to dry washing". */

const my = '(?:(?:my|our|the|a|an|some|his|her) )*';

/** The use behind "something to", its thing, and an example. */
const things: readonly (readonly [use: string, meant: string, example: string])[] = [
  [
    '(?:dry (?:washing|clothes|laundry)|hang (?:washing|laundry))(?: (?:on|indoors|inside))*',
    'clothes airer',
    'dry washing',
  ],
  [
    '(?:put (?:guests|visitors|friends|people) up|sleep (?:guests|visitors|friends))(?: on)?(?: in (?:living room|lounge|spare room))?',
    'sofa bed OR guest bed OR folding bed',
    'put guests up on',
  ],
  [
    '(?:take|carry) (?:(?:2|two|3|three) )?(?:kids|children|toddlers?)(?: to (?:nursery|school))?(?: by bike| on)?',
    'cargo bike OR child bike seat OR bike trailer',
    'take the kids to school on',
  ],
  ['(?:mow|cut) (?:grass|lawns?)(?: with)?', 'lawnmower', 'cut the grass'],
  ['(?:trim|cut) (?:hedges?)(?: with)?', 'hedge trimmer', 'trim the hedge'],
  [
    'keep (?:food|drinks?|beer)(?: and drinks?)? (?:cold|cool)(?: in)?',
    'cool box',
    'keep drinks cold',
  ],
  ['carry (?:baby|newborn|toddler)(?: in)?', 'baby carrier', 'carry my baby in'],
  [
    '(?:carry|transport|take) (?:bikes?|bicycles?) (?:on|with) (?:the |my )?car',
    'bike rack',
    'carry bikes on the car',
  ],
  ['(?:put|stand) (?:tv|telly|television) on', 'tv stand', 'put the tv on'],
  ['hang (?:clothes|coats) on', 'clothes rail OR coat stand', 'hang clothes on'],
  [
    '(?:heat|warm)(?: up)? (?:room|garage|shed|office|conservatory|greenhouse)',
    'heater',
    'heat the garage',
  ],
  ['cool(?: down)? (?:room|bedroom|house|office)', 'fan OR air conditioner', 'cool the bedroom'],
  ['clean (?:carpets?|rugs?)(?: with)?', 'carpet cleaner', 'clean carpets'],
  [
    '(?:clean|jet ?wash|pressure ?wash) (?:patio|drive|driveway|car|decking)(?: with)?',
    'pressure washer',
    'clean the patio',
  ],
  [
    '(?:store|keep) (?:garden )?(?:tools|bikes|mower|lawnmower) in',
    'shed OR garden storage',
    'store tools in',
  ],
  [
    '(?:store|keep) (?:(?:bikes?|bicycles?|pushbikes?) (?:dry|safe|secure|outside|in the garden)|bikes? and [a-z]+ (?:dry|safe))',
    'bike shed OR bike storage OR shed OR bike cover',
    'keep my bike dry',
  ],
  ['keep (?:rabbits?|guinea pigs?|bunny) in', 'hutch', 'keep rabbits in'],
  ['keep (?:chickens|hens) in', 'chicken coop', 'keep hens in'],
  ['keep (?:fish) in', 'fish tank', 'keep fish in'],
  [
    '(?:play|listen to) (?:music|records|vinyl)(?: on| through| with)?',
    'speaker OR record player',
    'play music',
  ],
  ['print (?:photos?|documents|letters)(?: with| on)?', 'printer', 'print photos'],
  [
    '(?:cook|grill)(?: food)?(?: on)? (?:outside|outdoors|in (?:the )?garden)',
    'bbq',
    'cook outside',
  ],
  ['make coffee(?: with)?', 'coffee machine', 'make coffee with'],
  ['make bread(?: with)?', 'bread maker', 'make bread'],
  ['sew (?:with|on)', 'sewing machine', 'sew with'],
  ['(?:reach|climb)(?: up)?(?: to)? (?:roof|gutters?|loft|attic)', 'ladder', 'reach the gutters'],
  [
    '(?:exercise|work out|get fit|keep fit|train)(?: (?:on|with|at home))*',
    'exercise equipment',
    'exercise at home',
  ],
  ['(?:tow|pull) (?:caravan|horsebox|trailer|boat)(?: with)?', 'tow car', 'tow my caravan'],
  ['(?:carry|transport) dogs? in(?: car)?', 'dog crate OR dog carrier', 'carry the dog in'],
  ['read (?:books|ebooks|e-books) on', 'kindle', 'read books on'],
];

/** What a place is for, the ads of such places, and an example. */
const places: readonly (readonly [use: string, meant: string, example: string])[] = [
  ['(?:keep|put|stable) (?:horses?|pony|ponies)', 'livery OR grazing', 'keep my horse'],
  ['park(?: (?:car|van|motorbike))?', 'parking', 'park my car'],
  [
    '(?:park|store|keep) (?:motorhome|caravan|campervan|camper|boat)(?: over winter| for the winter)?',
    'caravan storage OR storage',
    'store my caravan',
  ],
  [
    '(?:store|put|keep) (?:furniture|things|stuff|belongings|boxes)(?: (?:for|while) .*)?',
    'storage',
    'store furniture',
  ],
  ['(?:moor|berth) (?:boat|narrowboat|yacht)', 'mooring', 'moor my boat'],
  ['grow (?:veg|vegetables|my own)', 'allotment', 'grow vegetables'],
  [
    '(?:rehearse|practise|jam)(?: with (?:my |our |the |a )?band)?',
    'rehearsal room',
    'rehearse with my band',
  ],
  [
    '(?:hold|have|host) (?:party|wedding|reception|birthday party|christening|event)',
    'venue hire OR hall hire',
    'hold a party',
  ],
  [
    '(?:leave|board) dogs?(?: (?:while|when|for) .*)?',
    'dog boarding OR kennels',
    'leave my dog while away',
  ],
  [
    '(?:leave|board) cats?(?: (?:while|when|for) .*)?',
    'cattery OR cat sitter',
    'leave my cat for a week',
  ],
];

/** "My" may stand before the object: `use` is written without articles. */
const withArticles = (use: string) => use.replaceAll(' ', ` ${my}`);

const named = (
  before: string,
  example: string,
  rows: readonly (readonly [use: string, meant: string, example: string])[],
): Wish[] =>
  rows.map(([use, meant, said]) => ({
    pattern: new RegExp(`^${before} (?:to |for me to )${withArticles(use)}$`),
    meant,
    understood: [[`${example} to ${said}`, meant]],
  }));

export const wishesByUse: readonly Wish[] = [
  ...named('(?:something|anything|a thing|(?:a )?bike)', 'something', things),
  ...named('(?:somewhere|a place|place|anywhere|space)', 'somewhere', places),
];
