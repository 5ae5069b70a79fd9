import type { Folded } from './engine/fold';
import { leetForms } from './engine/leet';
import { stem, type Vocabulary } from './engine/vocabulary';
import { doubtful, type Span } from './place-hits';

const rule: Span['rule'] = {
  id: 'disguised-words',
  category: 'disguised words',
  advice: 'Please write these words in ordinary letters.',
};
const shortest = 5;
const wordsNeeded = 2;
const stretch = /[a-z0-9@$!|€£]+/g;
const withinLetters = /^[a-z0-9]*[a-z][0-9@$!|€]+[a-z][a-z0-9@$!|]*$/;

/** Words that count as disguised, for rules that require it. */
export const disguisesIn = (folded: Folded, vocabulary: Vocabulary): Span[] => [
  ...disguisedWords(folded, vocabulary),
  ...spelledWords(folded),
  ...cutWords(folded, vocabulary),
];

/** Words of the rules with digits, symbols or look-alikes among their letters, if several. */
function disguisedWords({ text, starts, ends, odd }: Folded, { words }: Vocabulary): Span[] {
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

const spelled = /(?<![a-z0-9])[a-z](?:[ ._\-/*~|+,][a-z@$]){3,}(?![a-z0-9])/g;
const lettersNeeded = 9;

/** Several words written in single letters, such as "f.a.k.e", which may also be decoration. */
function spelledWords({ text, starts, ends }: Folded): Span[] {
  const found = [...text.matchAll(spelled)];
  const letters = found.reduce((sum, { 0: written }) => sum + (written.length + 1) / 2, 0);
  if (letters < lettersNeeded) return [];
  return found.map(({ 0: written, index }) => ({
    rule,
    ...doubtful,
    start: starts[index] ?? 0,
    end: ends[index + written.length - 1] ?? 0,
  }));
}

const shortestCut = 6;

/** Several words of the rules split in two, "dep osit", whose parts occur in no rule. */
function cutWords({ text, starts, ends }: Folded, { words }: Vocabulary): Span[] {
  const all = [...text.matchAll(/[a-z]+/g)];
  const found = new Map<string, Span>();
  all.forEach(({ 0: first, index }, at) => {
    const second = all[at + 1];
    if (!second || second.index !== index + first.length + 1) return;
    const word = stem(first + second[0]);
    if (word.length < shortestCut || !words.has(word)) return;
    if (words.has(stem(first)) || words.has(stem(second[0]))) return;
    const end = ends[second.index + second[0].length - 1] ?? 0;
    found.set(word, { rule, ...doubtful, start: starts[index] ?? 0, end });
  });
  return found.size >= wordsNeeded ? [...found.values()] : [];
}

function isPartlyOdd(odd: Uint8Array, start: number, end: number): boolean {
  let count = 0;
  for (let index = start; index < end; index++) count += odd[index] ?? 0;
  return count > 0 && count < end - start;
}
