import { expect, test } from 'vitest';
import { exclusionsIn } from '@/lib/search/understanding/operators';

test.each([
  ['cottage -holiday -"sea view"', ['-holiday', '-"sea view"']],
  ['mx-5 t-shirt', []],
  ['-fiat', ['-fiat']],
  ['sofa - corner', []],
])('“%s” excludes %j', (text, excluded) => {
  expect(exclusionsIn(text)).toEqual(excluded);
});
