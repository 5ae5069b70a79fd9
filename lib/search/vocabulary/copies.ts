import type { Pattern } from './pattern';

/* Copies of things for children, which the thing's noun would not tell from the real ones. */

const saysToy: Pattern = {
  pattern:
    /\b(?:toy (?!(?:poodles?|fox|dogs?|terriers?|spaniels?|breeds?|group|box(?:es)?|chests?|storage|shel(?:f|ves)|baskets?|bins?|organisers?|units?|cupboards?|hammocks?|bags?|shops?|story|library|hire|repairs?)\b)|(?:ride|sit)[ -]on (?=(?:cars?|jeeps?|motorbikes?|quads?)\b))/i,
  has: ['toy horses', 'wee toy sewing machine', 'Toy caravan', 'ride on car', 'ride-on motorbike'],
  lacks: ['toy poodle', 'toy dog breeds', 'toy storage', 'toy box', 'toys', 'ride on mower'],
};

export const patternsOfCopies = { saysToy };
