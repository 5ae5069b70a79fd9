import type { Pattern } from './pattern';

/* Copies of things for children, which the thing's noun would not tell from the real ones. */

/** What models of other things are built of. */
export const builtToys: readonly string[] = ['lego', 'playmobil', 'duplo'];
const toyBrands = builtToys.join('|');

const saysToy: Pattern = {
  pattern: new RegExp(
    String.raw`\b(?:toy (?!(?:for|with|in|to|and|or|that|poodles?|fox|dogs?|terriers?|spaniels?|breeds?|group|box(?:es)?|chests?|storage|shel(?:f|ves)|baskets?|bins?|organisers?|units?|cupboards?|hammocks?|bags?|shops?|story|library|hire|repairs?)\b)|(?:ride|sit)[ -]on (?=(?:cars?|jeeps?|motorbikes?|quads?)\b)|^(?:${toyBrands}) (?=[a-z]))`,
    'i',
  ),
  has: [
    ...['toy horses', 'wee toy sewing machine', 'Toy caravan', 'ride on car', 'ride-on motorbike'],
    'lego vw campervan',
  ],
  lacks: [
    'toy poodle',
    'ride on toy for a toddler',
    'toy dog breeds',
    'toy storage',
    'toy box',
    'toys',
    'ride on mower',
    'old lego',
  ],
};

/** In any search for them. */
const ofToys: Pattern = {
  pattern: new RegExp(String.raw`\b(?:toys?|dolls?|diecast|ride[ -]on|${toyBrands})\b`, 'i'),
  has: ['toy horses', 'toys', 'horse toy', 'ride on tesla', 'dolls caravan'],
  lacks: ['horses', 'caravan', 'ride'],
};

/** "Lego vw campervan": before anything else that is built of it. */
const ofBrand: Pattern = {
  pattern: new RegExp(`^(?:${toyBrands})(?= )`, 'i'),
  has: ['lego vw campervan', 'Playmobil farm'],
  lacks: ['lego', 'old lego set', 'legos house'],
};

export const patternsOfCopies = { saysToy, ofToys, ofBrand };
