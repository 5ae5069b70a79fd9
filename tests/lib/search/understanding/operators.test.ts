import { expect, test } from 'vitest';
import { exclusionsIn, hasOperators } from '@/lib/search/understanding/operators';

test.each([
  ['cottage -holiday -"sea view"', ['-holiday', '-"sea view"']],
  ['mx-5 t-shirt', []],
  ['-fiat', ['-fiat']],
  ['sofa - corner', []],
])('“%s” excludes %j', (text, excluded) => {
  expect(exclusionsIn(text)).toEqual(excluded);
});

test.each([
  ['4 x 17" alloys with tyres', false],
  ['sofa "corner', false],
  ['"corner sofa" grey', true],
  ['sofa -leather', true],
  ['sofa OR settee', true],
])('“%s” has operators: %s', (text, has) => {
  expect(hasOperators(text)).toBe(has);
});
