import { expect, test } from 'vitest';
import { respaced } from '@/lib/search/spelling/respaced';

test.each([
  ['audiq5 s line', 'audi q5 s line'],
  ['volvov70', 'volvo v70'],
  ['think pad', 'thinkpad'],
  ['rocking horse', 'rockinghorse'],
  ['spider man 2 ps5', 'spiderman 2 ps5'],
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

test.each(['awning for caravan size 390', 'bed for a labrador'])(
  'two words of “%s” are not joined',
  (text) => {
    expect(respaced(text).filter((way) => way.split(' ').length < text.split(' ').length)).toEqual(
      [],
    );
  },
);
