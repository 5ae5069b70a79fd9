import { wordSet } from './lists';

/* "House not flat", "sofa, not leather": the same as a minus sign. */

/** Applied after prices, terms and homes, so that "not more than £50" is a price. */
export const excluded =
  /(?:,? ?\bbut)? ?\b(?:not|except(?: for)?|excluding|nothing|no(?= (?:digital|electric|leather|plastic|diesels?|automatics?|hybrids?|chromebooks?)\b)) (?:(?:just|only|merely) (?=the |an? ))?(?:(?:an?|the|any|in|for|on|by|from) )?(?<noun>self[- ]employed|(?![a-z]+ing\b)[a-z]{3,}|[a-z]{1,4}\d{1,4}[a-z]?)\b/g;

export const notExcluded: ReadonlySet<string> =
  wordSet(`working real too more less over under far much many expensive new used old bothered fussed fussy sure needed
   necessary included including only just even been have furnished dear big small large available cheap
   good bad good-looking going looking really very that this near away interested required`);

/** "Mobile not apple" wants no iPhone either. */
export const alsoExcluded: Readonly<Record<string, readonly string[]>> = {
  apple: ['iphone', 'ipad', 'macbook', 'imac'],
  samsung: ['galaxy'],
  cordless: ['battery'],
};

/** "Lawnmower not electric" */
export const withMotor: Readonly<Record<string, readonly string[]>> = {
  electric: ['cordless', 'battery'],
};
export const hasMotor = /\b(?:mowers?|lawnmowers?|strimmers?|trimmers?|chainsaws?|blowers?)\b/;

/** Sentences and the remaining words. */
export const exclusionExamples: readonly (readonly [string, string | null])[] = [
  ['sofa not leather', 'sofa -leather'],
  ['sofa, but not leather', 'sofa -leather'],
  ['bike not electric', 'bike -electric'],
  ['desk except oak', 'desk -oak'],
  ['ipad not just the case', 'ipad -case'],
  ['piano no digital', 'piano -digital'],
  ['piano no stool', 'piano no stool'],
  ['sofa not too big', 'sofa not too big'],
  ['fryer not air fryer', 'fryer -"air fryer"'],
  ['mobile not apple', 'mobile -apple -iphone -ipad -macbook -imac'],
  ['lawnmower not electric', 'lawnmower -electric -cordless -battery'],
  ['audi not a3', 'audi -a3'],
  ['iphone not an s21', 'iphone -s21'],
  ['kettle not boiling', 'kettle not boiling'],
];
