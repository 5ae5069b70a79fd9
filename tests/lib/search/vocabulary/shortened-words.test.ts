import { expect, test } from 'vitest';
import { inFull } from '@/lib/search/understanding/in-full';
import { shortenedWords } from '@/lib/search/vocabulary/shortened-words';

test.each(shortenedWords.flatMap(({ examples }) => examples))('“%s” is “%s”', (typed, full) => {
  expect(inFull(typed)).toBe(full);
});

test.each([
  ...['wd40', 'furnace', 'w', 'street', 'shelf/frame', 'strap', 'b&w speakers', 'd&w shelf'],
  ...['65 w charger', 'mercedes w 124', 'range rover w reg', 'flat acton w 3', '12 str guitar'],
  ...['5 str banjo', 'furn', 'f/f fridge'],
])('“%s” stays', (text) => {
  expect(inFull(text)).toBe(text);
});
