/*
 * Trades that share a category, whose name has the words of all: "removals" is in the name of the category
 * of skips. Ads with `others` are left out of a search for `nouns`, unless they have `own` as well.
 */

type Shared = {
  /** Singular. */
  nouns: readonly string[];
  others: readonly string[];
  own: readonly string[];
};

export const sharedCategories: readonly Shared[] = [
  {
    nouns: [
      'removal',
      'mover',
      'house removal',
      'home removal',
      'removal company',
      'removal firm',
      'removal service',
      'moving company',
      'house mover',
      'home mover',
      'house move',
      'man and van',
      'man with van',
      'man with a van',
      'van and man',
    ],
    others: ['rubbish', 'waste', 'skip', 'clearance', 'junk', 'scrap', 'self storage', 'tip runs'],
    own: ['move', 'mover', 'moving', 'house removals', 'home removals', 'man and van'],
  },
];
