import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, slugify } from '@/lib/text';

describe('plain text', () => {
  test('loses control, bidirectional and zero-width characters, which hide words', () => {
    expect(cleanLine('s\u200bc\u00ada\u202em\u0000')).toBe('scam');
    expect(cleanText('a\u2066b\ufeffc')).toBe('abc');
  });

  test('keeps line breaks in descriptions and folds them in titles', () => {
    expect(cleanText('one \r\ntwo\n\n\n\n three')).toBe('one\ntwo\n\n three');
    expect(cleanLine(' one \n two\tthree ')).toBe('one two three');
  });

  test('keeps what people write: accents, emoji, pound signs', () => {
    expect(cleanLine('Café £5 👋 naïve')).toBe('Café £5 👋 naïve');
  });

  test('is the same cleaned once or twice, and is always storable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(once).not.toContain('\u0000');
        expect(once.isWellFormed()).toBe(true);
      }),
    );
  });
});

test('a slug has only lower-case letters, digits and hyphens', () => {
  expect(slugify('Ilford, Redbridge (IG1)')).toBe('ilford-redbridge-ig1');
  expect(slugify("King's Lynn & Ynys Môn")).toBe('kings-lynn-and-ynys-mon');
});
