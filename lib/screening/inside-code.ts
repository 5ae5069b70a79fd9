import type { Match } from './engine/match';
import type { Token } from './engine/token';
import { stem } from './engine/vocabulary';

/**
 * True if a match with a number is part of a longer code, as "9f" is of "60a9f922" and "6b1" of
 * "cbebe6b1". "im16f" is not one: it contains no other number, and "im" is a word of the rules.
 */
export function isInsideCode(
  tokens: readonly Token[],
  { from, to }: Match,
  words: ReadonlySet<string>,
): boolean {
  if (!tokens.slice(from, to).some(isNumber)) return false;
  let first = from;
  while (first > 0 && tokens[first - 1]?.end === tokens[first]?.start) first -= 1;
  let end = to;
  while (end < tokens.length && tokens[end - 1]?.end === tokens[end]?.start) end += 1;
  const [before, behind] = [tokens.slice(first, from), tokens.slice(to, end)];
  // Unknown letters behind a number may be a careless "15yrold".
  return [...before, ...behind].some(isNumber) || before.some(({ text }) => !words.has(stem(text)));
}

const isNumber = ({ text }: Token) => /^\d/.test(text);
