/* `open` has `taken` in place of interpreted words, and `closed` of those that must remain text. */

import { begunNames, endedNames, looseEnds } from '@/lib/search/vocabulary/minor-words/small-words';

const taken = '\ue000';
const closed = '\ue001';

export type Sentence = { typed: string; open: string };

export type Span = { start: number; end: number };

export const sentenceOf = (typed: string): Sentence => ({ typed, open: lower(typed) });

/** Lower case without accents, of the same length. */
const lower = (text: string) =>
  /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : Array.from({ length: text.length }, (_, index) => plainLetter(text[index] ?? '')).join('');

function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain === '’') return "'";
  return plain.length === 1 && plain !== taken && plain !== closed ? plain : ' ';
}

export const take = (sentence: Sentence, span: Span): Sentence => overwrite(sentence, span, taken);

export const close = (sentence: Sentence, span: Span): Sentence =>
  overwrite(sentence, span, closed);

function overwrite({ typed, open }: Sentence, { start, end }: Span, sign: string): Sentence {
  return { typed, open: open.slice(0, start) + sign.repeat(end - start) + open.slice(end) };
}

/** Like matchAll, which copies the pattern on each call and took a quarter of the time. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  pattern.lastIndex = 0;
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

export const closeAll = (sentence: Sentence, pattern: RegExp): Sentence =>
  closeSpans(sentence, matchesOf(sentence.open, pattern).map(spanOf));

export const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => ({
  start: index,
  end: index + length,
});

export const closeSpans = (sentence: Sentence, spans: readonly Span[]): Sentence =>
  spans.reduce((now, span) => close(now, span), sentence);

/** Reopens a span if nothing was taken since. */
export const reopen = ({ typed, open }: Sentence, { start, end }: Span): Sentence => ({
  typed,
  open: open.slice(0, start) + sentenceOf(typed).open.slice(start, end) + open.slice(end),
});

export type PhraseFinder = (sentence: Sentence) => Span[];

/** Finds whole phrases, the longest of those that begin at a word. Overlaps are left out. */
export function phraseFinder(phrases: readonly string[]): PhraseFinder {
  const byFirst = Map.groupBy(
    phrases.toSorted((a, b) => b.length - a.length),
    (phrase) => /^[a-z0-9']+/.exec(phrase)?.[0] ?? '',
  );
  return ({ open }) => {
    const found: Span[] = [];
    let last = 0;
    for (const { index: start, 0: first } of open.matchAll(/[a-z0-9']+/g)) {
      if (start < last) continue;
      const phrase = byFirst.get(first)?.find((one) => isWholeAt(open, one, start));
      if (phrase === undefined) continue;
      last = start + phrase.length;
      found.push({ start, end: last });
    }
    return found;
  };
}

const isWholeAt = (open: string, phrase: string, start: number) =>
  open.startsWith(phrase, start) &&
  !/^-?[a-z0-9]/.test(open.slice(start + phrase.length, start + phrase.length + 2));

export type OpenWord = Span & { word: string };

/** Words of letters and digits; a closed span counts as one unknown word. */
export const openWords = ({ open }: Sentence): OpenWord[] =>
  [...open.matchAll(/[a-z0-9.+'&-]*[a-z0-9+]|\ue001+/g)].map(({ index, 0: word }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

/** The typed text without some spans; null if no letter or digit remains. */
export function textWithout(typed: string, spans: readonly Span[]): string | null {
  if (spans.length === 0) return typed;
  let text = typed;
  let left = typed.length;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    // A name may have been read twice.
    text = `${text.slice(0, start)} ${text.slice(Math.min(end, left))}`;
    left = start;
  }
  const words = text.trim().split(/\s+/);
  const first = words.findIndex(
    (word, index) =>
      !needsNext(word) || begunNames.has(`${word} ${words[index + 1]}`.toLowerCase()),
  );
  if (first < 0) return null;
  const last = words.findLastIndex(
    (word, index) =>
      !needsNext(word) || endedNames.has(`${words[index - 1]} ${word}`.toLowerCase()),
  );
  const kept = words
    .slice(first, last + 1)
    .join(' ')
    .replace(/ (?=[,.;!?])/g, '')
    .replace(/[\s,.;:!?–-]+$/, '');
  return /[\p{L}\p{N}]/u.test(kept) ? kept : null;
}

/** Words that need another word at this end, and symbols. */
const needsNext = (word: string) => looseEnds.has(word.toLowerCase()) || /^[,.;:!?–-]+$/.test(word);
