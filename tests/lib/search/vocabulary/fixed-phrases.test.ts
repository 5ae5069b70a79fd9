import { expect, test } from 'vitest';
import { matchesOf } from '@/lib/search/understanding/sentence';
import { understand } from '@/lib/search/understanding/understand';
import { fixedPhrases } from '@/lib/search/vocabulary/fixed-phrases';
import { clubThings } from '@/lib/search/vocabulary/place-names/clubs';
import { namedAfterPlaces } from '@/lib/search/vocabulary/place-names/named-after-places';

test.each([
  ['things of clubs', clubThings],
  ['things named after places', namedAfterPlaces],
])('no fixed phrase is one of the %s', (_, pattern) => {
  const covered = fixedPhrases.filter((phrase) =>
    matchesOf(phrase, pattern).some(([whole]) => whole === phrase),
  );
  expect(covered).toEqual([]);
});

test('no fixed phrase is listed twice', () => {
  expect(fixedPhrases.filter((phrase, at) => fixedPhrases.indexOf(phrase) !== at)).toEqual([]);
});

test('a phrase with the name of a place may still name a category, a fixed one does not', () => {
  const scopeOf = (text: string) =>
    understand({ text, scope: null, isAdult: false, asText: [] }).scope?.slug ?? null;
  expect(scopeOf('luton van for sale')).toBe('vans');
  expect(scopeOf('van and man')).toBeNull();
});
