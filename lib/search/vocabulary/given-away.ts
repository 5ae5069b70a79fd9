/** What ads of animals and things say in place of "free". */
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
