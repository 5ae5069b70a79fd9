import type { Pattern } from './pattern';

/* Words that tell a sale, a tenancy, a wanted ad or paid work. */

/** A home is rented or sold, and not worked on. */
const dealsInHomes: Pattern = {
  pattern: /\b(?:rent|let|leas|sale|buy)\w*|\bp[cw]m?\b/i,
  has: ['to rent', 'rental', 'to let', 'letting', 'lease', 'sale', 'buying', '700 pcm', '150 pw'],
  lacks: ['paint 3 bed house', 'toilet', 'wholesale', 'parental advice'],
};

/** "For sale", of the words around a search: a bouncy castle for sale is not for hire. */
const asksToBuy: Pattern = {
  pattern:
    /^(?:(?:for|on|4) sale|(?:(?:looking|want|wanting|i want) )?(?:(?:to|2) )?buy(?:ing)?(?: an?| some)?|(?:second|2nd)[ -]?hand|used|pre[ -]?owned)$/i,
  has: [
    ...['for sale', 'on sale', '4 sale', 'to buy', '2 buy', 'looking to buy', 'want to buy'],
    ...['wanting to buy', 'i want to buy', 'buy', 'buy a', 'second hand', 'used', 'pre-owned'],
  ],
  lacks: ['sale', 'for sale now', 'buy one', 'to rent'],
};

/** "HGV driver available" looks for work. */
const saysAvailable: Pattern = {
  pattern: /\bavailable\b/i,
  has: ['hgv driver available'],
  lacks: ['unavailable', 'availability'],
};

const saysWork: Pattern = {
  pattern: /\bwork\b/i,
  has: ['work £12 an hour', 'Cleaning work'],
  lacks: ['workshop', 'homework', 'works'],
};

const asksForWanted: Pattern = {
  pattern: /\b(?:wanted|wants|seeking|looking)\b/i,
  has: ['sofa wanted', 'student wants room', 'seeking flat', 'looking for a car'],
  lacks: ['sofa', 'unwanted gift', 'want'],
};

/** "Bricklaying work" */
const endsInWork: Pattern = {
  pattern: /\b(?:work|jobs?)$/i,
  has: ['bricklaying work', 'bar job', 'bar jobs'],
  lacks: ['job lot', 'artwork', 'worker'],
};

export const patternsOfDeals = {
  dealsInHomes,
  asksToBuy,
  saysAvailable,
  saysWork,
  asksForWanted,
  endsInWork,
};

/** A room may be in one of these, but they are not rooms. */
export const wholeHomes: ReadonlySet<string> = new Set(['flat', 'studio', 'house']);
