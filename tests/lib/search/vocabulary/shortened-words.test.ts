import { expect, test } from 'vitest';
import { inFull } from '@/lib/search/understanding/in-full';
import { shortenedWords } from '@/lib/search/vocabulary/shortened-words';

test.each(shortenedWords.map(({ example }) => example))('“%s” is “%s”', (typed, full) => {
  expect(inFull(typed)).toBe(full);
});

test.each(['wd40', 'furnace', 'w', 'street', 'shelf/frame', 'strap'])('“%s” stays', (text) => {
  expect(inFull(text)).toBe(text);
});
