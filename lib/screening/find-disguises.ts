import type { Folded } from './engine/fold';
import { leetForms } from './engine/leet';
import { stem, type Vocabulary } from './engine/vocabulary';
import type { Span } from './place-hits';

const rule: Span['rule'] = {
  id: 'disguised-words',
  category: 'disguised words',
  advice: 'Please write these words in ordinary letters.',
};
const shortest = 5;
const wordsNeeded = 2;
const stretch = /[a-z0-9@$!|€£]+/g;
const withinLetters = /^[a-z0-9]*[a-z][0-9@$!|€]+[a-z][a-z0-9@$!|]*$/;

/** Several words of the rules with digits, signs or look-alikes among their letters, any words. */
export function disguisedWords({ text, starts, ends, odd }: Folded, { words }: Vocabulary): Span[] {
  const found = new Map<string, Span>();
  for (const match of text.matchAll(stretch)) {
    const [written] = match;
    const end = match.index + written.length;
    if (written.length < shortest) continue;
    const isMixed = isPartlyOdd(odd, match.index, end);
    if (!isMixed && !withinLetters.test(written)) continue;
    const word = leetForms(written)
      .filter(({ length }) => length === written.length)
      .map(stem)
      .find((form) => words.has(form));
    if (word === undefined || found.has(word)) continue;
    const start = starts[match.index] ?? 0;
    found.set(word, { rule, action: 'hold', start, end: ends[end - 1] ?? start });
  }
  return found.size >= wordsNeeded ? [...found.values()] : [];
}

function isPartlyOdd(odd: Uint8Array, start: number, end: number): boolean {
  let count = 0;
  for (let index = start; index < end; index++) count += odd[index] ?? 0;
  return count > 0 && count < end - start;
}
