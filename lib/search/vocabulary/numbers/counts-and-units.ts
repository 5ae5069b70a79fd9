import type { Pattern } from '@/lib/search/vocabulary/pattern';

/* Numbers that are counts, sizes and amounts rather than models or prices. */

/** Names of one unit. Stemming matches plurals. */
export const sameUnits: readonly (readonly string[])[] = [
  ['t', 'ton', 'tonne'],
  ['l', 'litre', 'liter', 'ltr'],
  ['w', 'watt'],
  ['v', 'volt'],
  ['kg', 'kilo'],
  ['cc'],
  ['inch', 'in'],
  ['ft', 'foot', 'feet'],
  ['gb', 'gig'],
  ['hp', 'bhp'],
  ['chest'],
  ['waist'],
];

/** With a space these are other words: "2 in 1". */
export const joinedOnly: ReadonlySet<string> = new Set(['in']);

/** Sellers leave it out, or write a sign: "Vespa 125", '55" TV', "jacket, 42". */
export const unsaidUnits: ReadonlySet<string> = new Set(['cc', 'inch', 'in', 'chest', 'waist']);

/** Before a number that they belong to: "size 9", "key stage 2". */
export const beforeNumber =
  'size|sizes|uk|eu|ages?|aged|group|class|level|stage|mk|grade|key stage';

/** Behind a number that belongs to them: "18 inch", "4 berth". */
export const behindNumber =
  'gb|tb|inch|inches|cm|mm|m|ft|foot|feet|metres?|meters?|kg|lbs?|stone|litres?|ltr|watts?|volts?|cc|hp|bhp|hz|ah|mah|amps?|months?|mths?|weeks?|years?|yrs?|man|men|person|people|berth|seaters?|doors?|drawers?|piece|string|speed|gears?|tier|burner|tonnes?|tons?|hands?|acres?';

/** Before a number these name no model: "with 4". */
export const beforeCounts: ReadonlySet<string> = new Set(
  'and or with of for plus to in from by at on the seats seat sleeps set pack box age aged ages inch inches ft cm mm'.split(
    ' ',
  ),
);

/** A word of letters and digits that is no model. */
const measure: Pattern = {
  pattern:
    /^(?:\d+(?:gb|tb|mb|inch|in|cm|mm|m|ft|kg|g|l|w|v|cc|k|hp|bhp|mp|hz|gen|yrs?|st|nd|rd|th|x\d+|p|s|xl|seater|door|bed|berth|piece|ah|mah|dr|ltr|litre|month|inches)|uk\d+|eu\d+|size\d+|\d+x\d+)$/,
  has: [
    ...['128gb', '1tb', '512mb', '55inch', '17in', '80cm', '10mm', '3m', '6ft', '20kg', '100g'],
    ...['5l', '60w', '18v', '125cc', '40k', '5hp', '90bhp', '12mp', '144hz', '9gen', '5yr', '5yrs'],
    ...['1st', '2nd', '3rd', '4th', '4x4', '50p', '90s', '2xl', '3seater', '5door', '2bed'],
    ...['4berth', '6piece', '4ah', '5000mah', '5dr', '2ltr', '2litre', '6month', '55inches'],
    ...['uk9', 'eu42', 'size8', '160x230'],
  ],
  lacks: ['s23', 'a7', 'mk7', '3080ti', '128', 'gb'],
};

/** A unit for numbers without letters: "256 gb". */
const unitOfModel: Pattern = {
  pattern: /^(?:gb|tb|inch|cm|mm|kg|ft|cc|mah)$/,
  has: ['gb', 'tb', 'inch', 'cm', 'mm', 'kg', 'ft', 'cc', 'mah'],
  lacks: ['inches', 'm', 'pro'],
};

/** "50" is also "fifty", but "50 inch" is not. */
const separateUnit: Pattern = {
  pattern: /^(?:gb|tb|inch|inches|in|cm|mm|ft|cc|mah)$/,
  has: ['gb', 'tb', 'inch', 'inches', 'in', 'cm', 'mm', 'ft', 'cc', 'mah'],
  lacks: ['kg', 'bed'],
};

/** "Corsa 3 door", "hutch 2 storey": the number before, and the part that is counted. */
const countOfParts: Pattern = {
  pattern: /^(?:\d+|two|three|four|five|six)$/,
  has: ['3', '12', 'two', 'three', 'four', 'five', 'six'],
  lacks: ['3rd', 'one', 'seven'],
};

const countedPart: Pattern = {
  pattern:
    /^(?:door|drawer|burner|ring|berth|speed|piece|tier|storey|shelf|string|seat|batterie|battery|charger|key)s?$/,
  has: [
    ...['door', 'doors', 'drawers', 'burner', 'ring', 'berth', 'speed', 'piece', 'tier', 'storey'],
    ...['shelf', 'string', 'seats', 'batteries', 'battery', 'chargers', 'keys'],
  ],
  lacks: ['bed', 'doorstep', 'seater', 'keyboard'],
};

/** "A 4 door": a letter before such a part names no model. */
const countedBehindLetter: Pattern = {
  pattern: /^(?:door|seat)(?:s|er|ers)?$/,
  has: ['door', 'doors', 'seats', 'seater', 'seaters'],
  lacks: ['diesel', 'doormat'],
};

export const patternsOfCounts = {
  measure,
  unitOfModel,
  separateUnit,
  countOfParts,
  countedPart,
  countedBehindLetter,
};
