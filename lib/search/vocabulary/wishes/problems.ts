import type { Wish } from './wish';

/* Problems and who repairs them. */

const problem = (pattern: string, meant: string, example: string): Wish => ({
  pattern: new RegExp(
    `^(?:(?:i am|i'm|im|my|our|the|i have|i've|got|have) )*(?:${pattern})(?:,? (?:need |can |any )?(?:someone|somebody|anyone|anybody|who)(?: .*)?| (?:upstairs|downstairs|at home|at all|again|need(?:s|ing)? (?:fixing|repairing|replacing|sorting|looking at)|(?:in|on) (?:my|the|our) [a-z]+))?$`,
  ),
  meant,
  understood: [[example, meant]],
});

/** "Packed in", after an appliance. */
const broke =
  "(?:(?:is|has|have|was|just|now|completely) )*(?:broken(?: down)?|broke(?: down)?|packed (?:in|up)|conked out|on the blink|knackered|bust(?:ed)?|kaput|stopped working|not working|wont work|won't work|gone wrong|died|dead|leaking|had it)";

const computer = '(?:old )?(?:laptop|computer|pc|macbook|mac)';

export const wishesForProblems: readonly Wish[] = [
  {
    pattern:
      /^(?:my |our |the )?(.+?) (?:is|has|was|are|got) (?:just )?(?:broken|broke|dead|died|knackered|ruined|bust|finished|had it|packed (?:in|up)|falling apart|fell apart)(?: down)?[,.]? (?:(?:so|i|we|need|needs|want|after|looking for|any) )*(?:(?:an?|the|new|another|replacement) )*one$/,
    meant: '$1',
    understood: [
      ['my sofa is broken, need another one', 'sofa'],
      ['kettle has died, want a new one', 'kettle'],
    ],
  },
  problem(
    'locked out(?: of .*)?|lost (?:(?:my|our|the|all) )+(?:(?:house|front door|door|flat) )?keys?|lost (?:house|front door) keys?|lock(?:s)? (?:is |are )?(?:broken|stuck|jammed)|broken lock',
    'locksmith',
    'locked out of my house',
  ),
  problem(
    `${computer} (?:is |is running |running |very |so )*(?:slow|broken|frozen|not working|wont start|won't start|dead)|slow ${computer}|virus on .*`,
    'computer repair OR laptop repair',
    'my laptop is slow',
  ),
  problem(
    '(?:cracked|smashed|broke|broken) (?:my|the) (?:laptop|macbook)(?: screen)?|(?:cracked|smashed) (?:laptop|macbook) screen',
    'laptop repair',
    'cracked my laptop screen',
  ),
  problem(
    '(?:cracked|smashed|broke|dropped) (?:my|the) (?:phone|iphone|ipad|tablet)(?: screen)?',
    'phone repair',
    'smashed my phone',
  ),
  problem(
    '(?:phone|iphone|ipad|tablet) (?:screen )?(?:is )?(?:cracked|smashed|broken)|(?:cracked|smashed|broken) (?:phone|iphone|ipad|tablet)?(?: ?screen)(?: (?:fix|fixed|repair|repairs|replacement|replaced))?',
    'phone repair',
    'cracked phone screen',
  ),
  problem(
    `no (?:hot water|heating)|boiler ${broke}|boiler (?:wont|won't) (?:fire|light|start)|(?:broken|leaking) boiler|radiators? (?:is |are )?cold`,
    'boiler repair',
    'no hot water',
  ),
  problem(
    '(?:fuse(?: ?box)?|electrics?|lights?) (?:keeps? |is |are |keep )*(?:tripping|blown|not working)|no (?:power|electricity)|power cut',
    'electrician',
    'fuse box keeps tripping',
  ),
  problem(
    "car (?:is |has )*(?:wont start|won't start|broken down|breaking down|not starting|failed (?:its |the )?mot)|flat (?:car )?battery",
    'mobile mechanic',
    "my car won't start",
  ),
  problem(
    '(?:mice|mouse|rats?|wasps?|wasp nest|ants|bed ?bugs|fleas|cockroaches|moths)(?: (?:in|under|on) .*| problem| infestation| nest)(?: (?:removal|removed|treatment|control|destroyed))?|(?:wasps?|hornets?|bees?) nests?(?: (?:removal|removed|treatment|destroyed))?',
    'pest control',
    'mice in the kitchen',
  ),
  problem(
    '(?:broken|smashed|cracked) (?:house )?windows?|window (?:is )?(?:broken|smashed|cracked)',
    'window repair',
    'smashed window',
  ),
  problem(
    'fence(?: panels?)? (?:(?:has|have|is|are|was|were|been|got) )*(?:blown (?:down|over|away)|fallen (?:down|over)|blew (?:down|over)|broken|down)|broken fence(?: panels?)?',
    'fencing contractor',
    'fence blown down',
  ),
  problem(
    '(?:roof |roofing )?(?:slates?|roof tiles?) (?:(?:is|are|have|has|just) )*(?:come off|came off|fallen off|blown off|off|missing|loose|slipped)(?: (?:in|after) (?:the |a )?(?:storms?|winds?|gales?))?|(?:missing|loose|slipped) slates?',
    'roofer',
    'slates come off in the storm',
  ),
  problem('roof (?:is )?(?:leaking|leaks)|missing (?:tiles|slates)', 'roofer', 'roof is leaking'),
  problem(
    'toilet (?:is )?(?:blocked|leaking|broken|overflowing)|tap (?:is )?(?:dripping|leaking)|(?:pipe|water) (?:is )?(?:leaking|burst)',
    'plumber',
    'tap is dripping',
  ),
  problem(
    '(?:washing machine|dishwasher|fridge|freezer|tumble dryer|cooker|oven) (?:is |has )*(?:broken(?: down)?|not working|leaking)',
    'appliance repair',
    'washing machine leaking',
  ),
  problem(
    '(?:misted|steamed(?: up)?|blown|foggy|condensation (?:in|on|between)) (?:double glazing|windows?(?: panes?)?|panes?)|(?:double glazing|windows?) (?:is |are |has |have )*(?:misted|blown|steamed|steaming)(?: up)?',
    'double glazing repair OR window repair OR misted',
    'steamed up windows',
  ),
  problem(
    "toilets? (?:is |keeps? )*(?:not|won't|wont|does not|doesn't|doesnt) (?:flush(?:ing)?|fill(?:ing)?)",
    'plumber',
    'toilet not flushing',
  ),
  problem(
    '(?:take|taking|taken|turn) up (?:my |some |a )?(?:trousers|jeans|curtains|dress|skirt|hems?)|(?:trousers|jeans|dress|skirt) (?:taken|turned)(?: up| in)?',
    'alterations',
    'take up trousers',
  ),
  problem(
    '(?:(?:ikea|furniture|wardrobe|flat ?pack|bed|desk) )+(?:assembly|assembled|assembler|building service|put together)',
    'flat pack assembly',
    'ikea furniture assembly',
  ),
  {
    pattern:
      /^(?:taxi|cab|lift|minibus|transfer|run) (?:to|from) (?:the )?(?:heathrow|gatwick|stansted)(?: airport)?$/,
    meant: 'airport transfer',
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
  problem(
    '(?:carer|help|home help|care) for (?:my |an? |our )?(?:elderly |old |disabled )*(?:mum|mother|dad|father|parents?|gran|nan|grandad|husband|wife)',
    'home care',
    'carer for elderly mother',
  ),
  problem(
    '(?:mould|mold|damp)(?: (?:problem|issues?|in|on) ?.*)?',
    'damp proofing',
    'mould problem',
  ),
  {
    pattern: new RegExp(
      `^(washing machine|washer|dishwasher|fridge|freezer|fridge freezer|tumble dryer|dryer|cooker|oven|hob|microwave|telly|tv|hoover) ${broke}(?:,? (?:need |can )?(?:someone|somebody|anyone|anybody|who)(?: .*)?)?$`,
    ),
    meant: '$1 repair',
    understood: [['washing machine packed in can anyone fix it', 'washing machine repair']],
  },
  {
    pattern:
      /^(?:my|our) ([a-z ]{3,30}?) (?:is|has|keeps|was)(?: just| gone| not)* (?:broken|broke|working|stopped working|packed up|packed in|died|dead|bust|leaking|smashed|cracked|faulty|making .*)(?: down)?$/,
    meant: '$1 repair',
    understood: [['my dishwasher has packed up', 'dishwasher repair']],
  },
];
