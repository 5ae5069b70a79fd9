import type { Pattern } from '@/lib/search/vocabulary/pattern';

/* Titles of ads that have the item but another offer, and searches that ask for such an offer. */

/** "For hire" */
export const lent: readonly string[] = ['hire', 'rent', 'rental'];

/** "At stud", "stud dog" */
export const studs: readonly (readonly string[])[] = [
  ...['at', 'for', 'proven'].map((before) => [before, 'stud']),
  ...'dog cat cob horse pony stallion ram bull boar service fee only available'
    .split(' ')
    .map((behind) => ['stud', behind]),
];

export const broken: readonly string[] = ['spare', 'part', 'breaking', 'breaker', 'repair'];

/** "Lego bag" is a bag of Lego. */
export const containers: ReadonlySet<string> = new Set(['bag', 'case', 'crate', 'tray']);

/** "Two rabbits with hutch", for a hutch. */
export const housings: ReadonlySet<string> = new Set([
  'hutch',
  'cage',
  'tank',
  'coop',
  'kennel',
  'vivarium',
]);

/** The start of a longer name: "bed base". */
export const partsBefore: readonly string[] = ['base'];

/** Not for the category of parts, but asked for in any. */
const asksForParts: Pattern = {
  pattern: /\b(?:spares?|parts?|breaking|breakers?|repairs?)\b/i,
  has: [
    ...['golf spares', 'spare or repair', 'parts', 'golf part', 'corsa breaking', 'breaker'],
    ...['breakers', 'repairs'],
  ],
  lacks: ['golf', 'partial', 'breakdown cover', 'apartment'],
};

const withBatteries: Pattern = {
  pattern: /\bwith (?:\d |two )?batter(?:y|ies)\b/i,
  has: ['drill with battery', 'drill with 2 batteries', 'drill with two batteries'],
  lacks: ['drill battery', 'drill without batteries', 'drill'],
};

/** The group is the hand: "left handed". */
const namesHand: Pattern = {
  pattern: /\b(left|right)[- ]?hand/i,
  has: ['left handed golf clubs', 'right-hand drive', 'lefthand', 'right hand'],
  lacks: ['secondhand', 'left', 'bright hand'],
};

export const patternsOfOffers = { asksForParts, withBatteries, namesHand };
