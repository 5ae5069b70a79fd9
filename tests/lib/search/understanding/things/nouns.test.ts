import { expect, test } from 'vitest';
import { singular } from '@/lib/search/understanding/things/nouns';

test.each([
  ['horses', 'horse'],
  ['houses', 'house'],
  ['vases', 'vase'],
  ['nurses', 'nurse'],
  ['glasses', 'glass'],
  ['dresses', 'dress'],
  ['buses', 'bus'],
  ['lenses', 'lens'],
  ['boxes', 'box'],
  ['watches', 'watch'],
  ['puppies', 'puppy'],
  ['bus', 'bus'],
])('the singular of “%s” is “%s”', (plural, one) => {
  expect(singular(plural)).toBe(one);
});
