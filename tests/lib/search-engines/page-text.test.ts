import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneLine, titleIn, titleMax } from '@/lib/search-engines/page-text';
import { drawableText } from '@/lib/search-engines/preview/drawable-text';
import { shorten } from '@/lib/search-engines/shorten';

test('a text is cut between words, with an ellipsis', () => {
  expect(shorten('one two three', 13)).toBe('one two three');
  expect(shorten('one two three four', 13)).toBe('one two…');
  expect(oneLine(' one\n\ntwo  three ', 20)).toBe('one two three');
});

test('no text exceeds its limit, or ends within a character', () => {
  const property = (text: string, max: number) => {
    const short = shorten(text, max);
    expect(short.length).toBeLessThanOrEqual(Math.max(max, 1));
    expect(short.isWellFormed()).toBe(true);
  };
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 80 }), property),
  );
});

test('a long title leaves room for the place', () => {
  const title = titleIn('word '.repeat(30), 'Ilford');
  expect(title).toMatch(/… in Ilford$/);
  expect(title.length).toBeLessThanOrEqual(titleMax);
});

describe('drawable text', () => {
  test.each([
    ['Café “Zoë” – £12.50…', 'Café “Zoë” – £12.50…'],
    ['Żółty stół', 'Zóty stó'],
    ['Table 🪑 and\nchairs', 'Table and chairs'],
    ['стол', ''],
    ['a\u0000b\u00adc', 'abc'],
  ])('of %j is %j', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });
});
