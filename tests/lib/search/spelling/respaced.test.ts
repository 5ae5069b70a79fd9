import { expect, test } from 'vitest';
import { respaced } from '@/lib/search/spelling/respaced';

test.each([
  ['audiq5 s line', 'audi q5 s line'],
  ['volvov70', 'volvo v70'],
  ['think pad', 'thinkpad'],
])('“%s” may be “%s”', (text, other) => {
  expect(respaced(text)).toContain(other);
});

test('a model alone is not split behind a maker', () => {
  expect(respaced('iphone13')).not.toContain('iph one13');
  expect(respaced('fordable')).not.toContain('ford able');
});

test('an item is split only into an item', () => {
  expect(respaced('childminder')).toContain('child minder');
  expect(respaced('rabbit')).toEqual([]);
});
