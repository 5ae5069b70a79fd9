/* Ads whose titles have the words of a search, and mean something else. */

/** Things of which there are toys. */
export const madeAsToys: readonly string[] =
  `pram, pushchair, buggy, stroller, cot, crib, high chair, highchair, mower, lawnmower, lawn mower, ironing board,
washing machine`
    .split(',')
    .map((name) => name.trim());

/** Words of somebody who wants a toy, among them makers and dolls. */
export const asksForToy =
  /\b(?:toys?|dolls?|dolly|play|pretend|kids?|child(?:ren)?s?|baby|toddlers?|mini|wooden|bubble|bubbles|casdon|vtech|leapfrog|annabell|reborn|sylvanian|barbie|lego|playmobil|peppa|our generation)\b/i;

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
]);
