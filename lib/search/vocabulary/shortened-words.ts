/* What sellers and buyers shorten, and ads write in full. */

type ShortenedWord = {
  /** A regular expression for whole words. */
  short: string;
  full: string;
  examples: readonly (readonly [typed: string, full: string])[];
};

const home = String.raw`\b(?:flat|house|apartment|studio|bungalow|to let|to rent)\b`;
const beside = (words: string, short: string) => `(?<=${words}.*)${short}|${short}(?=.*${words})`;

export const shortenedWords: readonly ShortenedWord[] = [
  {
    // Not the watts of "65 w", the makers of "b&w", a model ("w 124") or a postcode ("w 3").
    short: '(?<=[a-z]{3} )w/?(?= [a-z]{2})(?! (?:reg|plate)\\b)',
    full: 'with',
    examples: [
      ['cot w mattress', 'cot with mattress'],
      ['bike w stabilisers', 'bike with stabilisers'],
    ],
  },
  { short: 'w/m', full: 'washing machine', examples: [['w/m 8kg', 'washing machine 8kg']] },
  {
    short: beside(home, 'f/f'),
    full: 'furnished',
    examples: [['2 bed flat f/f', '2 bed flat furnished']],
  },
  {
    short: 'f/f(?! (?:fridge|freezer))',
    full: 'fridge freezer',
    examples: [['f/f white', 'fridge freezer white']],
  },
  {
    short: 'f/freezer',
    full: 'fridge freezer',
    examples: [['white f/freezer', 'white fridge freezer']],
  },
  { short: 't/d', full: 'tumble dryer', examples: [['t/d white', 'tumble dryer white']] },
  { short: 'd/w', full: 'dishwasher', examples: [['slimline d/w', 'slimline dishwasher']] },
  {
    short: '(?<=(?<!\\d)[2-9] )str(?! (?:guitar|bass|banjo|uke))',
    full: 'seater',
    examples: [['7 str 4x4', '7 seater 4x4']],
  },
  {
    short: beside(home, 'furn'),
    full: 'furnished',
    examples: [
      ['furn flat', 'furnished flat'],
      ['flat to rent part furn', 'flat to rent part furnished'],
    ],
  },
  {
    short: '(?<=(?:garden|patio|bedroom|office|oak|pine|rattan|dining) )furn',
    full: 'furniture',
    examples: [['garden furn', 'garden furniture']],
  },
  { short: 'unfurn', full: 'unfurnished', examples: [['unfurn house', 'unfurnished house']] },
  { short: 'ind unit', full: 'industrial unit', examples: [['ind unit', 'industrial unit']] },
  {
    short:
      '(?:leccy|lecky|lekky)(?= (?:cars?|vans?|bikes?|scooters?|guitars?|pianos?|cookers?|heaters?|fires?|blankets?|mowers?|lawnmowers?|showers?|drills?|wheelchairs?|kettles?|hobs?|ovens?))',
    full: 'electric',
    examples: [['leccy bike', 'electric bike']],
  },
  { short: 'n/s', full: 'passenger side', examples: [['n/s mirror', 'passenger side mirror']] },
  { short: 'o/s', full: 'drivers side', examples: [['o/s mirror', 'drivers side mirror']] },
  {
    short: 'w/(?:mc|mach|machine)',
    full: 'washing machine',
    examples: [['w/machine 8kg', 'washing machine 8kg']],
  },
  { short: 'dble?', full: 'double', examples: [['dbl bed', 'double bed']] },
  { short: 'sgl', full: 'single', examples: [['sgl mattress', 'single mattress']] },
  {
    short: '(?<=(?:double|single|twin|ensuite|box|spare) )rm',
    full: 'room',
    examples: [['dbl rm', 'double room']],
  },
  { short: 'upto', full: 'up to', examples: [['weights upto 24kg', 'weights up to 24kg']] },
  { short: 'summat', full: 'something', examples: [['summat to sit on', 'something to sit on']] },
  {
    // What was taken off a car fits such a car.
    short:
      '(?<=(?:alloys?|wheels?|rims|tyres?|bumper|bonnet|wing|doors?|headlights?|seats?|engine|gearbox|exhaust|radiator|alternator|tailgate|boot ?lid|mirrors?|grille|stereo|radio|roof ?bars|tow ?bar) )(?:off|out of)(?: an?| my)?(?= (?!road)[a-z]{2})',
    full: 'for',
    examples: [
      ['alloys off a suzuki swift', 'alloys for suzuki swift'],
      ['front bumper off ford focus', 'front bumper for ford focus'],
    ],
  },
];
