import { numberWords } from './engine/numbers';
import type { Lattice, Token } from './engine/token';

export type Digits = { digits: string; isWord: boolean };

/** The digits that each token may stand for: digits, words, letters for digits. */
export const readDigits = (text: string, { tokens, edges }: Lattice): (Digits | undefined)[] =>
  withoutDates(text, tokens, withHiddenWords(edges, readAll(tokens)));

const date = /\b(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d\b/g;

/** Days in dates, and what follows them, look like the beginning of a number. */
function withoutDates(text: string, tokens: Token[], read: (Digits | undefined)[]) {
  for (const { 0: written, index } of text.matchAll(date)) {
    tokens.forEach(({ start }, at) => {
      if (start >= index && start < index + written.length) read[at] = undefined;
    });
  }
  return read;
}

const letters: Record<string, string> = {
  o: '0',
  oh: '0',
  oo: '00',
  nil: '0',
  nought: '0',
  zer0: '0',
  i: '1',
  l: '1',
  ii: '11',
  ll: '11',
  s: '5',
  b: '8',
  hundred: '00',
  thousand: '000',
};
const times: Record<string, number> = { double: 2, triple: 3, treble: 3 };

function readAll(tokens: Token[]): (Digits | undefined)[] {
  const read = tokens.map((token, index) => digitsOf(token, tokens[index - 1], tokens[index + 1]));
  // "double four": the word before multiplies.
  tokens.forEach(({ text }, index) => {
    const next = read[index + 1];
    const count = times[text];
    if (!count || !next || next.digits.length !== 1) return;
    read[index] = { digits: next.digits.repeat(count - 1), isWord: true };
  });
  return read;
}

/** "s3ven", whose letters and digits are separate tokens. */
function withHiddenWords(edges: Lattice['edges'], read: (Digits | undefined)[]) {
  edges.forEach((starting, index) => {
    const edge = starting.find(
      ({ forms, next }) =>
        next > index + 1 && next <= index + 4 && forms.some((form) => numberWords.has(form)),
    );
    if (edge?.value === undefined || edge.value > 9) return;
    read[index] = { digits: String(edge.value), isWord: true };
    for (let at = index + 1; at < edge.next; at++) read[at] = { digits: '', isWord: true };
  });
  return read;
}

const canBeDigits = (text: string) =>
  text.length < 10 && (numberWords.has(text) || text in letters || /^[oil]{1,4}$/.test(text));

function digitsOf(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
): Digits | undefined {
  const { text, isOdd } = token;
  const isNumber = text.charCodeAt(0) < 58;
  if (!isNumber && !canBeDigits(text)) return undefined;
  if (isNumber) return { digits: text.replace(/\D/g, ''), isWord: isOdd || /[.,]/.test(text) };
  const value = numberWords.get(text);
  if (value !== undefined) {
    const isTens =
      value >= 20 && /^(?:one|two|three|four|five|six|seven|eight|nine)$/.test(after?.text ?? '');
    return { digits: isTens ? String(value / 10) : String(value), isWord: true };
  }
  const letter =
    letters[text] ??
    (/^[oil]{1,4}$/.test(text) ? text.replace(/o/g, '0').replace(/[il]/g, '1') : undefined);
  if (letter === undefined) return undefined;
  const isBesideNumber = [before, after].some(
    (other) =>
      other &&
      (/^\d/.test(other.text) ||
        numberWords.has(other.text) ||
        other.text in times ||
        /^[oil]+$/.test(other.text)),
  );
  return isBesideNumber ? { digits: letter, isWord: true } : undefined;
}
