/** What ads of animals and goods say instead of "free". */
export const givenAway: readonly string[] = [
  'new home',
  'good home',
  'loving home',
  'forever home',
  'kind home',
  'rehome',
  'give away',
  'no charge',
  'giveaway',
];
