/* Words of nouns, by what the nouns of the vocabulary have. */

/** "Toddler's scooter" is a kids scooter. */
export const childWords: ReadonlySet<string> = new Set(
  'kid kids child childs children childrens toddler toddlers infant infants junior'.split(' '),
);

export const usualWords: Readonly<Record<string, string>> = {
  fix: 'repair',
  fixed: 'repair',
  mend: 'repair',
  mended: 'repair',
};

/** Common words that no noun has: they are not misspelt towns. */
export const materials =
  'leather velvet fabric cotton wool linen silk oak pine walnut mahogany teak glass metal steel brass copper marble stone plastic rubber velour suede denim bamboo rattan wicker chrome ceramic porcelain mint excellent perfect working original sealed quality brilliant harmony balance position motion bottles brushes walking running cooking';
