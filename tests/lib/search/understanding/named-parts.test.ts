import { expect, test } from 'vitest';
import { namedParts } from '@/lib/search/understanding/named-parts';

test.each([
  ['dog walker but only my dog he dont like others', ['dog walker']],
  ['slates off and gutter hanging', ['slates off']],
  ['zip gone on my coat mend', ['zip gone on my coat']],
  ['saturday job books i really like', ['saturday job', 'books']],
])('“%s” names %j', (text, parts) => {
  expect(namedParts(text)).toEqual(parts);
});

test.each([
  ['short', 'dog walker'],
  ['the name of an item', 'my gaming laptop'],
  ['an item with unknown words', 'zyxo qwerty laptop stand foldable'],
  ['an accessory', 'charger for my macbook pro'],
  ['with quotes', 'my "dog walker" but only mine'],
  ['with an excluded word', 'dog walker but -pack i said'],
])('no part is named by what is %s', (_, text) => {
  expect(namedParts(text)).toEqual([]);
});

test('what stands behind “for” or “with” is no item of its own', () => {
  expect(namedParts('present i really need for a guitar')).not.toContain('guitar');
});
