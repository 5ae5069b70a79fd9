import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, slugify } from '@/lib/text/text';

describe('plain text', () => {
  test('has no control, bidirectional and zero-width characters, which hide words', () => {
    expect(cleanLine('s\u200bc\u00ada\u202em\u0000')).toBe('scam');
    expect(cleanText('a\u2066b\ufeffc')).toBe('abc');
  });

  test('keeps line breaks in descriptions and folds them in titles', () => {
    expect(cleanText('one \r\ntwo\n\n\n\n three')).toBe('one\ntwo\n\n three');
    expect(cleanLine(' one \n two\tthree ')).toBe('one two three');
  });

  test('keeps accents, emoji and pound signs', () => {
    expect(cleanLine('Café £5 👋 naïve')).toBe('Café £5 👋 naïve');
  });

  test('is idempotent, and can always be stored', () => {
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

describe('a hostile text of 100,000 characters', () => {
  const texts = {
    'one long gap': `x${' '.repeat(100_000)}x`,
    'many empty lines': `x${'\n'.repeat(100_000)}x`,
    'lines of spaces': `x${' \n'.repeat(50_000)}x`,
    'marks in the wrong order': `x${'\u0301\u0323'.repeat(50_000)}x`,
    'halves of characters': '\ud800'.repeat(100_000),
  };

  test.each(Object.entries(texts))('is cleaned quickly: %s', (_, text) => {
    const started = performance.now();
    cleanLine(text);
    slugify(text);
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('removes piles of combining marks, and keeps those of languages', () => {
    expect(cleanLine(`x${'\u0301'.repeat(100)}`).length).toBeLessThan(10);
    const doubled = cleanLine(`x${'\u0344'.repeat(8)}`);
    expect(cleanLine(doubled)).toBe(doubled);
    expect(cleanLine('Việt Nam, שָׁלוֹם, हिन्दी, བརྒྱུད')).toBe(
      'Việt Nam, שָׁלוֹם, हिन्दी, བརྒྱུད'.normalize('NFC'),
    );
  });
});

test('a slug has only lower-case letters, digits and hyphens', () => {
  expect(slugify('Ilford, Redbridge (IG1)')).toBe('ilford-redbridge-ig1');
  expect(slugify("King's Lynn & Ynys Môn")).toBe('kings-lynn-and-ynys-mon');
});
