import type { Meaning, Rule } from '@/lib/search/vocabulary/meaning';
import { matchesOf, type Sentence, type Span, take } from './sentence';
import type { Piece } from './settle';

/** A sentence and the pieces taken from it so far. */
export type Reading = { sentence: Sentence; pieces: readonly Piece[] };

export function withPiece({ sentence, pieces }: Reading, span: Span, meaning: Meaning): Reading {
  const words = sentence.typed.slice(span.start, span.end).trim();
  return {
    sentence: take(sentence, span),
    pieces: [...pieces, { start: span.start, end: span.end, words, meaning }],
  };
}

export const applyRules = (reading: Reading, rules: readonly Rule[]): Reading =>
  rules.reduce(applyRule, reading);

const applyRule = (reading: Reading, { pattern, read }: Rule): Reading =>
  matchesOf(reading.sentence.open, pattern).reduce((now, match) => {
    const meaning = read(match, now.sentence.open);
    const span = { start: match.index, end: match.index + match[0].length };
    return meaning ? withPiece(now, span, meaning) : now;
  }, reading);
