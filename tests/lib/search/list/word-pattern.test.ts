import { expect, test } from 'vitest';
import { wordPattern } from '@/lib/search/list/sql/word-pattern';

test('words share their beginnings', () => {
  expect(wordPattern(['bag', 'battery', 'box'])).toBe('(?:b(?:a(?:g|ttery)|ox))');
});

test.each([
  ['part', 'parts', 'pad'],
  ['a', 'ab', 'abc', 'b'],
  ['screen protector', 'screen'],
])('finds %s and %s, and nothing else', (...words) => {
  const pattern = new RegExp(`^${wordPattern(words)}$`);
  for (const word of words) {
    expect(word).toMatch(pattern);
    expect(`${word}x`).not.toMatch(pattern);
    if (!words.includes(word.slice(0, -1))) expect(word.slice(0, -1)).not.toMatch(pattern);
  }
});
