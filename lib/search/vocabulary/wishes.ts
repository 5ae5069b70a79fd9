/*
 * Wishes told at length, and the words that ads have for them: "someone to fix my boiler" is boiler
 * repair. `$1` is what the wish is about.
 */

export type Wish = {
  /** On lower case, the whole text. */
  pattern: RegExp;
  meant: string;
  /** Sentences and the words that they come to. */
  understood: readonly (readonly [string, string])[];
};

const who = `(?:(?:someone|some one|somone|sumone|somebody|anyone|anybody|people|person|a (?:man|person|bloke|lady|guy|firm|company)|(?:some )?help|who)(?: (?:who|that))?(?: (?:to|can|could|will|would|with))*(?: (?:come|help|and|me|us|please))* )`;
const my = `(?:(?:my|our|the|a|an|some|me|us|this|these) )*`;
const some = `([a-z' ]{2,40}?)`;

/** "Someone to VERB my THING", and "my THING VERBED". */
function wish(
  verbs: string,
  done: string,
  things: string | null,
  meant: string,
  ...understood: (readonly [string, string])[]
): Wish {
  const about = things === null ? some : `(${things})`;
  return {
    pattern: new RegExp(
      `^(?:${who}(?:${verbs}) ${my}${about}(?: (?:for|from|to|out|up|off|away|round|down|at|in|on|this|next|every|once|twice) .*)?|${my}${about} (?:${done})(?: up| out| away| off)?)$`,
    ),
    meant,
    understood,
  };
}

const pets = 'dogs?|pup(?:py|pies)?|pets?|cats?|rabbits?|animals?|kittens?';
const children = 'kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|daughters?|sons?|little ones?|twins';
const elders =
  'mum|dad|mother|father|parents?|gran|granny|nan|grandad|elderly [a-z]+|husband|wife|aunt|uncle';
const growing = 'grass|lawns?|hedges?|gardens?|borders?|weeds|bushes';

export const wishes: readonly Wish[] = [
  wish('walk', 'walked|walking', 'dogs?|pup(?:py|pies)?', 'dog walker', [
    'someone to walk my dog',
    'dog walker',
  ]),
  wish(
    'look after|mind|sit|feed|watch|board',
    'minded|minding|looked after|fed|feeding',
    pets,
    'pet sitter',
    ['someone to look after my cat', 'pet sitter'],
  ),
  wish(
    'look after|mind|babysit|watch|collect|pick up|care for',
    'minded|looked after|minding',
    children,
    'childminder',
    ['someone to look after my kids', 'childminder'],
  ),
  wish('look after|care for|sit with|help|visit', 'looked after|cared for', elders, 'carer', [
    'someone to care for my mum',
    'carer',
  ]),
  wish(
    'cut|mow|trim|tidy|weed|do|clear|look after',
    'cut|cutting|mown|mowing|mowed|trimmed|trimming|weeded|weeding|tidied|tidying|done|doing',
    growing,
    'gardener',
    ['someone to cut my grass', 'gardener'],
    ['hedge trimming', 'gardener'],
  ),
  wish(
    'cut down|fell|prune|cut back|lop',
    'felled|felling|pruned|pruning|cut down|lopped',
    'trees?|conifers?|branches',
    'tree surgeon',
    ['someone to cut down a tree', 'tree surgeon'],
  ),
  wish('do|cut|colour|style', 'cut|cutting|done|doing|coloured', 'hair', 'hairdresser', [
    'someone to cut my hair at home',
    'hairdresser',
  ]),
  wish('do', 'done|doing', 'nails', 'nails', ['someone to do my nails', 'nails']),
  wish(
    'do|prepare|file|help with',
    'done|doing|filing',
    'tax(?:es| return)?|accounts|books|self assessment',
    'accountant',
    ['someone to do my tax return', 'accountant'],
  ),
  wish(
    'move|shift|transport|relocate',
    'moved|moving|shifted|shifting',
    null,
    'removals',
    ['someone to move my sofa', 'removals'],
    ['house moving', 'removals'],
  ),
  wish(
    'take away|clear|remove|get rid of|dispose of',
    'cleared|clearing|taken away|disposed of',
    null,
    'rubbish removal',
    ['someone to take away my old fridge', 'rubbish removal'],
  ),
  wish('collect|deliver|pick up|fetch', 'couriered', null, 'courier', [
    'someone to collect a parcel',
    'courier',
  ]),
  wish(
    'paint|decorate|wallpaper',
    'painted|painting|decorated|decorating|papered|wallpapered',
    'house|flat|rooms?|bedrooms?|walls?|hall(?:way)?|lounge|kitchen|ceilings?|fences?|home|outside',
    'decorator',
    ['someone to paint my bedroom', 'decorator'],
    ['hallway painting', 'decorator'],
  ),
  wish('plaster|skim', 'plastered|plastering|skimmed|skimming', null, 'plasterer', [
    'kitchen ceiling plastered',
    'plasterer',
  ]),
  wish('tile', 'tiled|tiling', null, 'tiler', ['bathroom tiled', 'tiler']),
  wish('build|extend', 'built', null, 'builder', ['someone to build a wall', 'builder']),
  wish(
    'fit|install|put in|wire',
    'wired|rewired|rewiring|wiring',
    'lights?|sockets?|house|cooker|electrics|fuse ?box|shower',
    'electrician',
    ['someone to fit a light', 'electrician'],
    ['house rewired', 'electrician'],
  ),
  wish(
    'fit|install|put up|hang|assemble|mount',
    'assembled|hung|mounted|put up',
    null,
    'handyman',
    ['someone to put up shelves', 'handyman'],
  ),
  wish('clean', 'cleaned', 'house|flat|home|office|kitchen', 'cleaner', [
    'someone to clean my house',
    'cleaner',
  ]),
  wish('clean', 'cleaned', null, '$1 cleaning', ['carpet cleaned', 'carpet cleaning']),
  wish(
    'fix|repair|mend|sort(?: out)?|service|look at|restore',
    'fixed|fixing|repaired|repairing|mended|mending|serviced|servicing|restored',
    null,
    '$1 repair',
    ['someone to fix my boiler', 'boiler repair'],
    ['laptop mended', 'laptop repair'],
  ),
  wish('teach|show', 'taught', null, '$1 lessons', ['someone to teach me piano', 'piano lessons']),
  wish('iron', 'ironed', null, 'ironing service', ['someone to iron shirts', 'ironing service']),
  wish('alter|shorten|take in|hem', 'altered|altering|shortened|hemmed', null, 'alterations', [
    'dress shortened',
    'alterations',
  ]),
  wish('translate', 'translated|translating', null, 'translator', [
    'someone to translate a letter',
    'translator',
  ]),
  wish('photograph|film|video', 'photographed|filmed', null, 'photographer', [
    'someone to photograph our wedding',
    'photographer',
  ]),
  wish('cook|cater', 'catered|catering', null, 'caterer', [
    'someone to cater our party',
    'caterer',
  ]),
  wish(
    'unblock|clear',
    'unblocked',
    'drains?|sinks?|toilets?|gutters?|pipes?',
    'drain unblocking',
    ['sink unblocked', 'drain unblocking'],
  ),
];

/** "Ironing lady", "gas man". */
export const peopleOf: Readonly<Record<string, string>> = {
  ironing: 'ironing service',
  cleaning: 'cleaner',
  'window cleaning': 'window cleaner',
  gas: 'gas engineer',
  boiler: 'boiler service',
  heating: 'heating engineer',
  window: 'window cleaner',
  garden: 'gardener',
  grass: 'gardener',
  lawn: 'gardener',
  tree: 'tree surgeon',
  hair: 'hairdresser',
  nail: 'nails',
  nails: 'nails',
  dog: 'dog walker',
  'dog walking': 'dog walker',
  computer: 'computer repair',
  it: 'it support',
  aerial: 'tv aerial',
  carpet: 'carpet fitter',
  oven: 'oven cleaning',
  chimney: 'chimney sweep',
  curtain: 'curtain maker',
  sewing: 'dressmaker',
  tax: 'accountant',
  scrap: 'scrap car collection',
  removal: 'removals',
  removals: 'removals',
  rubbish: 'rubbish removal',
  damp: 'damp proofing',
  fence: 'fencing',
  roof: 'roofer',
  drain: 'drain unblocking',
  make: 'make up artist',
  massage: 'massage',
  cake: 'cake maker',
  party: 'entertainer',
  taxi: 'taxi',
};

/** Where people work, and what they do there; for searches for jobs alone. */
export const workplaces: Readonly<Record<string, string>> = {
  'coffee shop': 'barista',
  cafe: 'barista',
  bar: 'bar staff',
  pub: 'bar staff',
  shop: 'shop assistant',
  retail: 'shop assistant',
  supermarket: 'shop assistant',
  kitchen: 'kitchen porter',
  restaurant: 'waiter',
  waitressing: 'waiter',
  driving: 'driver',
  delivery: 'delivery driver',
  cleaning: 'cleaner',
  care: 'care assistant',
  'care home': 'care assistant',
  caring: 'care assistant',
  office: 'administrator',
  admin: 'administrator',
  teaching: 'teacher',
  school: 'teaching assistant',
  nursery: 'nursery practitioner',
  childcare: 'nanny',
  it: 'software developer',
  computer: 'software developer',
  programming: 'software developer',
  building: 'labourer',
  'building site': 'labourer',
  construction: 'labourer',
  gardening: 'gardener',
  security: 'security guard',
  hairdressing: 'hairdresser',
  salon: 'hairdresser',
  pharmacy: 'pharmacy assistant',
  chemist: 'pharmacy assistant',
  lorry: 'hgv driver',
  garage: 'mechanic',
  accounts: 'accountant',
  finance: 'accountant',
  nursing: 'nurse',
  hospital: 'nurse',
  vet: 'veterinary nurse',
};
