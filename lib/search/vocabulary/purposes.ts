import type { Pattern } from './pattern';

/* What an item is for: "rake for a small garden". An owner or wearer is no purpose. */

const audience: Pattern = {
  pattern:
    /\b(?:bab(?:y|ies)|newborns?|toddlers?|kids?|child(?:ren)?|boys?|girls?|teen(?:ager)?s?|m[ae]n|wom[ae]n|lad(?:y|ies)|years?|yrs?|months?|dogs?|cats?)\b/i,
  has: [
    ...['a baby', 'babies', 'newborns', 'a toddler', 'kids', 'my child', 'children', 'boys'],
    ...['a girl', 'teens', 'a teenager', 'men', 'a woman', 'ladies', '5 year old', '3 yrs'],
    ...['6 months', 'large dogs', 'my cat'],
  ],
  lacks: ['a small garden', 'a mantelpiece', 'catering'],
};

/** Their size is a number of people. */
const sleeping: Pattern = {
  pattern: /\btents?$/i,
  has: ['tent', 'family tents'],
  lacks: ['tent pegs', 'table'],
};

const countsPeople: Pattern = {
  pattern: /^(?:\d|two|three|four|five|six|eight) (?:people|persons?|adults?)\b/i,
  has: [
    ...['4 people', 'two adults', 'three persons', 'four adults', 'five people', 'six people'],
    ...['eight people', 'two person'],
  ],
  lacks: ['seven people', '4 nights', 'people'],
};

/** For these, the purpose defines the item. */
const definedByPurpose: Pattern = {
  pattern:
    /\b(?:games?|books?|dvds?|cds?|tickets?|parts?|spares?|cards?|kits?|costumes?|outfits?|clothes|patterns?|wheels?|engines?|doors?|lens(?:es)?)$/i,
  has: [
    ...['game', 'books', 'dvd', 'cds', 'tickets', 'parts', 'spares', 'graphics card', 'kit'],
    ...['costume', 'outfits', 'clothes', 'knitting patterns', 'wheel', 'engine', 'doors'],
    ...['lens', 'lenses'],
  ],
  lacks: ['table', 'book shelf', 'clothes rail'],
};

export const purposes = { audience, sleeping, countsPeople, definedByPurpose };
