import { expect, test } from 'vitest';
import { allAds } from '@/lib/search/query/search-query';
import { unknownPlaceIn } from '@/lib/search/understanding/places/unknown-place';

const inText = (text: string) => unknownPlaceIn({ ...allAds(false), text });

test.each([
  ['sofa near Xyzton', 'Xyzton', 'sofa'],
  ['sofa near xyzton', 'xyzton', 'sofa'],
  ['blue sofa under £50 in Xyzton Magna', 'Xyzton Magna', 'blue sofa under £50'],
  ['near Xyzton', 'Xyzton', null],
])('%s names %s, which is unknown', (text, name, rest) => {
  expect(inText(text)).toEqual({ name, rest });
});

test.each([
  'sofa near Leeds',
  'sofa in leeds',
  'table in walnut',
  'dress in turquoize',
  'sofa',
  'Xyzton',
])('%s names no unknown place', (text) => {
  expect(inText(text)).toBeNull();
});

test('without text there is no place', () => {
  expect(unknownPlaceIn({ ...allAds(false), text: null })).toBeNull();
});
