/** Phrases for the visitor's location. */
export const nearVisitor: readonly string[] = [
  'near me',
  'near us',
  'nearby',
  'near by',
  'near here',
  'close by',
  'close to me',
  'around here',
  'round here',
  'around me',
  'in my area',
  'my area',
  'in my town',
];
