/** Common words that no noun has: they are not misspelt towns. */
export const notTowns =
  'leather velvet fabric cotton wool linen silk oak pine walnut mahogany teak glass metal steel brass copper marble stone plastic rubber velour suede denim bamboo rattan wicker chrome ceramic porcelain mint excellent perfect working original sealed quality brilliant harmony balance position motion bottles brushes walking running cooking';
