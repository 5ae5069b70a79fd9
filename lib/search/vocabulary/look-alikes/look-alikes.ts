import { builtToys } from '@/lib/search/vocabulary/copies';
import { listsByName, phrases } from '@/lib/search/vocabulary/lists';

/* Ads whose titles have the words of a search, and mean something else. */

export const madeAsToys: readonly string[] =
  phrases(`dyson, pram, pushchair, buggy, stroller, cot, crib, high chair, highchair, mower, lawnmower, lawn mower, ironing board,
washing machine, vacuum, vacuum cleaner, hoover, cooker, range cooker, kitchen, oven, microwave, kettle, toaster,
fridge, chainsaw, drill, tool kit, workbench, till, piano, keyboard, guitar, drum kit, laptop, camera, sewing machine, barbecue, bbq,
wheelbarrow, tipper, tipper truck, dumper truck, digger, tractor, forklift, bed, bunk bed, cradle, caravan, wardrobe`);

/** Before the name of what they copy. */
export const toyWords: readonly string[] = ['toy', 'play', 'dolly'];
/** Anywhere in the title. */
export const ofDolls: readonly string[] = ['doll', 'dolls'];
export const toyMakers: readonly string[] = [
  ...builtToys,
  ...phrases('casdon, tonka, playskool, sylvanian, barbie, bruder, britains, siku, schleich'),
];
/** In titles of small vehicles; "corgi" is a dog elsewhere. */
export const makersOfModels: readonly string[] = [
  ...toyMakers,
  ...phrases(`diecast, die cast, dinky, corgi, matchbox, hot wheels, scalextric, airfix, tamiya, revell, hornby, bburago,
scale model, model kit, pull back, rc car, rc truck, rc boat`),
];

export const asksForToy = new RegExp(
  String.raw`\b(?:toys?|pedal|(?:6|12|24)v|dolls?|dolly|play|pretend|kids?|child(?:ren)?s?|baby|toddlers?|mini|wooden|bubbles?|vtech|leapfrog|annabell|reborn|peppa|our generation|${toyMakers.join('|')})\b`,
  'i',
);

const homonymLines = `
horse: clothes horse, saw horse, sawhorse, vaulting horse, pommel horse, rocking horse, hobby horse, horse chestnut
sheep, lamb, cow, pig, goat, chicken, duck: dvd, ornament, cookie jar, doorstop, door stop, painting
cat, dog, horse: ornament, doorstop, door stop
garden furniture, garden table, garden chair, dining table, table, chair, bed, sofa, wardrobe: dolls house, doll s house, dollhouse
generator: steam generator
stamp, stamp collection, stamps: rubber stamp, craft stamp
hen: hen house, hen party, hen night, hen do, hen coop
bicycle, bike, folding bike, folding bicycle: exercise bike, spin bike
camera: cctv, dummy camera, security camera, reversing camera, dash cam, trail camera, baby camera
tent: trailer tent, folding camper, bell tent hire
boat: gravy boat, sauce boat
cooker, range cooker, gas cooker, electric cooker: slow cooker, rice cooker, pressure cooker, egg cooker, multi cooker
dryer, tumble dryer: hair dryer, hairdryer, hand dryer, nail dryer, boot dryer, diffuser
sleeper, railway sleeper: high sleeper, mid sleeper, cabin sleeper, midi sleeper, co sleeper, sleeper cab
bed: raised bed, flower bed, dog bed, cat bed, pet bed, puppy bed
monitor: baby monitor, heart rate monitor, blood pressure monitor
vacuum cleaner: washing machine, tumble dryer, washer dryer, dishwasher, fridge freezer
iron: waffle iron, curling iron, soldering iron, tyre iron, golf iron, wrought iron
recorder: dvd recorder, video recorder, tape recorder, voice recorder
jumper: jumper lead, jumper cable
coffee table: coffee table book
phone, mobile phone: red phone box, telephone box, phone kiosk
printer: 3d printer
trainer: cross trainer, elliptical trainer, turbo trainer, crosstrainer
`;

/** What titles say that have a name of an item and mean something else, by item. */
export const homonyms = listsByName(homonymLines);

/** Phrases in which a word, or another word of its stem, says nothing of the item, by word. */
export const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  cleaning: ['clean licence', 'clean driving licence', 'clean years'],
  cleaned: ['clean licence', 'clean driving licence', 'clean years'],
  driving: ['driving licence'],
  dishwasher: ['dishwasher safe', 'dishwasher proof'],
  freezer: ['freezer safe'],
  weight: ['weighted keys', 'weighted blanket'],
  combi: ['drill', 'makita', 'dewalt', 'microwave', '18v'],
  microwave: ['microwave safe', 'microwave proof'],
  oven: ['oven safe', 'oven proof'],
  washer: [
    ...['pressure washer', 'jet washer', 'power washer', 'parts washer', 'window washer'],
    ...[
      'bolt washer',
      'nut washer',
      'tap washer',
      'penny washer',
      'spring washer',
      'rubber washer',
    ],
  ],
  bench: [
    'weights bench',
    'weight bench',
    'bench press',
    'bench grinder',
    'bench saw',
    'bench top',
    'bench vice',
  ],
};

/** Titles of things that show an animal, and sell none. */
export const picturesOfAnimals: readonly string[] =
  'calendar, mug, figurine, statue, ornament, painting, jigsaw, soft toy, plush, tea towel, doorstop, cushion cover'
    .split(',')
    .map((name) => name.trim());

/** "Wardrobe doors only" */
export const partsSoldAlone: readonly string[] =
  'door, doors, lid, legs, base, headboard, drawers, wheels, net, case, charger, remote, strap, cushions, covers, box, shelves'
    .split(',')
    .map((name) => name.trim());

/** In "lego bag" the bag holds the item. */
export const soldByTheBag: ReadonlySet<string> = new Set(
  'lego duplo clothes compost sand gravel logs coal wool yarn buttons beads'.split(' '),
);

/** Says whom or what the item is for: a bed for a labrador may be a dog bed. */
export const saysForWhom =
  /\b(?:for|kids?|child(?:ren)?s?|bab(?:y|ies)|newborns?|toddlers?|hair)\b/i;

export const isOfTools =
  /\b(?:drill|driver|saw|chainsaw|grinder|sander|planer|router|multi ?tool|strimmer|blower|mower|trimmer|nailer)s?$/;

export const withoutBattery: readonly (readonly string[])[] = [
  ['body', 'only'],
  ['bare', 'unit'],
  ['bare', 'tool'],
];

/** Goods whose numbers are sizes: "lens 100-400", "rug 120-180". */
export const isSized =
  /\b(?:lens(?:es)?|canon|nikon|sigma|tamron|clothes|shoes|boots|rugs?|carpets?|curtains?|blinds?|seats?|batter(?:y|ies)|dogs?|books?|coats?|jeans|tyres?|tanks?|wheels?)\b/i;

/** Whom and what ads refuse: "no students". */
export const refused: ReadonlySet<string> = new Set([
  'student',
  'couple',
  'sharer',
  'smoker',
  'child',
  'children',
  'kid',
  'family',
  'pet',
  'dog',
  'cat',
  'dss',
  'garden',
  'parking',
  'balcony',
  'lift',
  'garage',
  'driveway',
]);

type Contradiction = {
  pattern: RegExp;
  /** Words of titles. */
  titled: readonly string[];
  /** A search with the pattern, and one that asks for such ads. */
  has: string;
  lacks: string;
};

export const contradictions: readonly Contradiction[] = [
  {
    pattern: /\b(?:no|zero|nil|without) deposit\b/i,
    titled: [
      'deposit required',
      'week deposit',
      'weeks deposit',
      'month deposit',
      'months deposit',
    ],
    has: 'flat no deposit',
    lacks: 'flat with deposit',
  },
  {
    pattern: /\b(?:no|zero|without) (?:admin |agency )?fees?\b/i,
    titled: ['fees apply'],
    has: 'flat no agency fees',
    lacks: 'tuition fees',
  },
  {
    pattern: /\b(?:two|2) (?:people|persons|adults)\b/i,
    titled: ['1 person only', 'one person only', 'single person only', 'single occupancy'],
    has: 'room for two people',
    lacks: 'room for one person',
  },
  {
    pattern:
      /^(?=.*\b(?:females?|girls?|ladies|lady|women|woman)\b).*\b(?:rooms?|house ?share|flat ?share|share)\b/i,
    titled: ['males only', 'male only', 'men only', 'lads only', 'no females'],
    has: 'female only room',
    lacks: 'room to rent',
  },
  {
    pattern:
      /^(?=.*\b(?:males?|lads?|men|man|guys?)\b).*\b(?:rooms?|house ?share|flat ?share|share)\b/i,
    titled: ['females only', 'female only', 'women only', 'girls only', 'ladies only', 'no males'],
    has: 'room for a male',
    lacks: 'room to rent',
  },
  {
    pattern: /\ben[ -]?suite\b/i,
    titled: ['shared bathroom'],
    has: 'en-suite room',
    lacks: 'room with shared bathroom',
  },
  {
    pattern:
      /(?<!\b(?:no|without|needs?) )\bplanning(?: permission| consent)?\b(?! (?:consultant|application))/i,
    titled: ['no planning', 'without planning'],
    has: 'plot with planning permission',
    lacks: 'land without planning',
  },
  {
    pattern: /\bno vat\b/i,
    titled: ['plus vat', 'vat to pay', 'vat to add'],
    has: 'caddy no vat',
    lacks: 'van plus vat',
  },
  {
    pattern: /\bstraight\b.*\bstairs?\b|\bstair ?lift\b.*\bstraight\b|\bstraight stair ?lift\b/i,
    titled: ['curved stairlift', 'curved stair'],
    has: 'stairlift for straight stairs',
    lacks: 'curved stairlift',
  },
  {
    pattern: /(?<!\b(?:no|not|non) )\bulez\b/i,
    titled: ['not ulez', 'non ulez', 'no ulez'],
    has: 'ulez car',
    lacks: 'non ulez van',
  },
  {
    pattern:
      /(?<!\b(?:no|without|needs?|needing|fail(?:s|ed|ing)?|expired|out of) )\bmot\b(?! (?:fail|expired|run out))/i,
    titled: ['no mot', 'needs mot', 'failed mot', 'mot failure', 'without mot'],
    has: 'fiesta with mot',
    lacks: 'cars failed mot',
  },
];

export const asksForRoom =
  /room|shar|lodg|bedspace|\b(?:en ?suite|double|single|spare|digs|bedsit|students?|professional|person)\b/i;

/** Names of bicycles that no motorbike has: a pit bike is a "bike" too. */
export const pedalled: ReadonlySet<string> = new Set(['bicycle', 'pushbike', 'push bike']);
