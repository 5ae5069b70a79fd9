import { expect, test } from 'vitest';
import { screenText } from '@/lib/screening/screen-text';
import { listedTexts } from '@/scripts/screening/read-texts';

type Trick = (text: string) => string;

const letters =
  (readings: Record<string, string>, every = 1): Trick =>
  (text) => {
    let count = 0;
    return text.replace(/[a-z]/gi, (letter) => {
      const reading = readings[letter.toLowerCase()];
      return reading !== undefined && count++ % every === 0 ? reading : letter;
    });
  };
/** Words of four letters and more, or every second of them. */
const words =
  (change: Trick, every = 1): Trick =>
  (text) => {
    let count = 0;
    return text.replace(/[a-z]{4,}/gi, (word) => (count++ % every === 0 ? change(word) : word));
  };
const between = (sign: string) => words((word) => [...word].join(sign));
const shifted =
  (first: number): Trick =>
  (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97));

const tricks: [string, Trick][] = [
  ['digits for letters', letters({ a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' })],
  ['signs for every second letter', letters({ a: '@', e: '3', i: '!', o: '0', s: '$' }, 2)],
  ['spaces', between(' ')],
  ['spaces in every second word', words((word) => [...word].join(' '), 2)],
  ['dots', between('.')],
  ['hyphens', between('-')],
  ['underlines', between('_')],
  ['slashes', between('/')],
  ['a gap in every second word', words((word) => `${word.slice(0, 3)} ${word.slice(3)}`, 2)],
  ['a masked letter in every second word', words((word) => `${word[0]}*${word.slice(2)}`, 2)],
  ['Cyrillic letters', letters({ a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', y: 'у', i: 'і' })],
  ['Greek letters', letters({ a: 'α', o: 'ο', e: 'ε', i: 'ι', v: 'ν', p: 'ρ', t: 'τ', u: 'υ' })],
  ['accents', letters({ a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ù', c: 'ç', n: 'ñ' })],
  ['zero-width spaces', between('\u200b')],
  ['zero-width joiners', between('\u200d')],
  ['soft hyphens', between('\u00ad')],
  ['struck letters', between('\u0336')],
  ['full width', shifted(0xff41)],
  ['bold letters', shifted(0x1d41a)],
  ['circled letters', shifted(0x24d0)],
  ['flag letters', shifted(0x1f1e6)],
  ['emoji between words', (text) => text.replaceAll(' ', ' 🔥 ')],
  ['changing case', (text) => text.replace(/(.)(.)/gs, (_, a, b) => a + b.toUpperCase())],
  ['repeated letters', words((word) => word.replace(/^(.)(.)/, '$1$2$2$2'), 2)],
];

const texts = [17, 18, 19, 20].flatMap((set) => listedTexts(`training/${set}/bad.txt`));

test.each(tricks)('of bad texts with %s, 95 % are held or warned about', (_, trick) => {
  const missed = texts.filter(
    ({ text, context }) =>
      screenText([{ field: 'text', text: trick(text) }], context).action === null,
  );
  const shown = missed.map(({ text }) => trick(text)).join('\n');
  expect(missed.length / texts.length, shown).toBeLessThanOrEqual(0.05);
});
