import { expect, test } from 'vitest';
import { kinds } from '@/lib/search/vocabulary/kinds/kinds';
import { sameWords } from '@/lib/search/vocabulary/same-words';
import { numbers } from '@/lib/search/vocabulary/same-words/spellings';

test('no group of synonyms is contained in another', () => {
  const sets = sameWords.map((group) => new Set(group));
  const contained = sameWords.filter((group, at) =>
    sets.some((other, otherAt) => otherAt !== at && group.every((word) => other.has(word))),
  );
  expect(contained).toEqual([]);
});

test('no kind of a thing is listed twice', () => {
  const pairs = kinds.flatMap(([word, others]) => others.map((other) => `${word}: ${other}`));
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
});

test('a number is in digits and in a word', () => {
  expect(numbers.trim()).toMatch(/^(?:\d+(?:st|nd|rd)?, [a-z]+\n?)+$/);
});
