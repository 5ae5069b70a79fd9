import type { Folded } from '@/lib/screening/engine/fold';
import { leetForms } from '@/lib/screening/engine/leet';
import { concepts } from './concepts/all';
import { wordStem } from './word-stem';

/** Named as in the weights, with offsets in the folded text. */
export type Feature = { name: string; start: number; end: number };

type Word = { key: string; stem: string; start: number; end: number };
type Found = { concept: string; from: number; to: number };

/** Concepts within this many words are paired. */
const reach = 14;

/** Words, pairs of neighbours, concepts and pairs of concepts, each once. */
export function featuresOf(folded: Folded, place: string): Map<string, Feature> {
  const words = wordsOf(folded.text);
  const found = conceptsIn(words);
  const features = new Map<string, Feature>();
  const add = (name: string, first: Word | undefined, last: Word | undefined) => {
    if (!first || !last || features.has(name)) return;
    features.set(name, { name, start: first.start, end: last.end });
  };
  words.forEach((word, index) => {
    add(word.stem, word, word);
    const next = words[index + 1];
    if (next) add(`${word.stem} ${next.stem}`, word, next);
  });
  found.forEach(({ concept, from, to }, index) => {
    const [first, last] = [words[from], words[to - 1]];
    add(`@${concept}`, first, last);
    add(`${place}@${concept}`, first, last);
    add(`${words[from - 1]?.stem ?? '^'} @${concept}`, first, last);
    add(`@${concept} ${words[to]?.stem ?? '$'}`, first, last);
    for (let at = index + 1; at < found.length; at++) {
      const other = found[at];
      if (!other || other.from > from + reach) break;
      if (other.concept === concept || other.from < to) continue;
      const pair = concept < other.concept ? [concept, other.concept] : [other.concept, concept];
      add(`@${pair[0]}@${pair[1]}`, first, words[other.to - 1]);
    }
  });
  return features;
}

const word = /\d+(?:[.,]\d+)*|[a-z]+|%/g;
const stretch = /[a-z0-9@$!|]+/g;
const disguised = /[a-z].*[0-9@$!|]|[0-9@$!|].*[a-z]/;

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of plainer(text).matchAll(word)) {
    const [written] = match;
    const isNumber = /\d/.test(written);
    const key = isNumber ? written : wordStem(written);
    const stem = isNumber ? sizeOf(written) : key;
    words.push({ key, stem, start: match.index, end: match.index + written.length });
  }
  return words;
}

/** "c0caine" as "cocaine", if a concept contains the word. Keeps the length. */
const plainer = (text: string) =>
  text.replace(stretch, (written) => {
    if (!disguised.test(written)) return written;
    const meant = leetForms(written).find(
      (form) => form.length === written.length && form.length > 3 && entriesOf.has(wordStem(form)),
    );
    return meant ?? written;
  });

/** Ages of children are separate; other numbers differ by magnitude only. */
function sizeOf(written: string): string {
  const amount = Number(written.replaceAll(',', ''));
  if (Number.isInteger(amount) && amount <= 17) return amount >= 8 ? '#teen' : '#few';
  if (amount < 100) return '#';
  return amount < 1000 ? '##' : '###';
}

type Entry = { concept: string; rest: string[] };
const entriesOf = new Map<string, Entry[]>();
for (const [concept, list] of Object.entries(concepts)) {
  for (const entry of new Set(list.split(/\s+/))) {
    const stems = (entry.match(/\d+(?:\.\d+)*|[a-z]+/g) ?? []).map((part) =>
      /\d/.test(part) ? part : wordStem(part),
    );
    const [first = '', ...rest] = stems;
    entriesOf.set(first, [...(entriesOf.get(first) ?? []), { concept, rest }]);
  }
}

function conceptsIn(words: readonly Word[]): Found[] {
  const found: Found[] = [];
  words.forEach(({ key }, from) => {
    const entries = entriesOf.get(key);
    if (!entries) return;
    const taken = new Map<string, number>();
    for (const { concept, rest } of entries) {
      if (!rest.every((part, index) => words[from + 1 + index]?.key === part)) continue;
      taken.set(concept, Math.max(taken.get(concept) ?? 0, rest.length));
    }
    for (const [concept, length] of taken) found.push({ concept, from, to: from + 1 + length });
  });
  return found;
}
