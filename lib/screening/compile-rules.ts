import { numberWords } from './engine/numbers';
import { compile, type Pattern, wordsOf } from './engine/pattern';
import { indexOf, type PatternIndex } from './engine/pattern-index';
import { type Vocabulary, vocabularyOf } from './engine/vocabulary';
import type { Rule } from './rule';
import { wordLists } from './rules/word-lists';

type Role = 'phrase' | 'weight' | 'innocent' | 'unless';
export type Owner = { rule: Rule; role: Role };

export type Compiled = { index: PatternIndex<Owner>; vocabulary: Vocabulary };

/** Words of contact details that may be written with spaced letters. */
const contactWords = ['gmail', 'hotmail', 'yahoo', 'outlook', 'icloud', 'dot', 'com'];

/** Throws for an invalid phrase. */
export function compileRules(rules: readonly Rule[]): Compiled {
  const entries = rules.flatMap((rule) => [
    ...entriesOf(rule, 'phrase', rule.phrases),
    ...entriesOf(rule, 'weight', Object.keys(rule.weights ?? {})),
    ...entriesOf(rule, 'innocent', rule.innocent ?? []),
    ...entriesOf(rule, 'unless', rule.unless ?? []),
  ]);
  const patterns = entries.map(({ pattern }) => pattern);
  const vocabulary = vocabularyOf(
    [...patterns.flatMap(wordsOf), ...contactWords, ...numberWords.keys()],
    patterns.flatMap(({ strong }) => strong),
  );
  return { index: indexOf(entries), vocabulary };
}

const entriesOf = (
  rule: Rule,
  role: Role,
  phrases: readonly string[],
): { pattern: Pattern; owner: Owner }[] =>
  phrases.map((phrase) => ({ pattern: compile(phrase, wordLists), owner: { rule, role } }));
