import type { Folded } from './engine/fold';
import { numberWords } from './engine/numbers';
import type { Lattice, Token } from './engine/token';

export type FoundPhone = { start: number; end: number; isHidden: boolean };

/** British numbers, with or without 0 or +44. A bare 7… counts only where it is written in words. */
const ukNumber = /^(?:0|0?0?44\(?0?\)?)(?:7\d{9}|[123]\d{8,9})$/;
const bareMobile = /^7\d{9}$/;
/** As people write a number that is not hidden. */
const usual = /^\+?\(?\d{2,5}\)?(?:[ -]?\(?\d{2,7}\)?){0,4}$/;
const longest = 24;

type Digits = { digits: string; isWord: boolean };

/** Phone numbers in digits, words ("double oh seven"), letters for digits and with signs between. */
export function phonesIn(folded: Folded, { tokens }: Lattice): FoundPhone[] {
  const read = readAll(tokens);
  const found: FoundPhone[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const phone = phoneFrom(folded.text, tokens, read, from);
    if (!phone || isBookNumber(folded.text, phone.start) || isDate(folded.text, phone.start))
      continue;
    found.push({ ...phone, isHidden: phone.isHidden || isUnusual(folded, phone) });
    while (from + 1 < tokens.length && (tokens[from + 1]?.start ?? 0) < phone.end) from++;
  }
  return found;
}

const isBookNumber = (text: string, start: number) =>
  /isbn\W{0,4}(?:97[89]\W?)?$/.test(text.slice(Math.max(0, start - 14), start));

const date = /(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d\b/y;

function isDate(text: string, start: number): boolean {
  date.lastIndex = start;
  return date.test(text);
}

const price = /\s[£€$]$/;

/** Written with other characters than digits, such as keycaps. */
const isUnusual = ({ starts, ends }: Folded, { start, end }: FoundPhone) =>
  (ends[end - 1] ?? 0) - (starts[start] ?? 0) !== end - start;

function phoneFrom(
  text: string,
  tokens: Token[],
  read: (Digits | undefined)[],
  from: number,
): FoundPhone | undefined {
  let digits = '';
  let words = 0;
  let best: FoundPhone | undefined;
  for (let at = from; at < Math.min(tokens.length, from + longest); at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    const part = read[at];
    if (!token) break;
    if (at > from && before && token.start - before.end > 4) break;
    if (at > from && before && price.test(text.slice(before.end, token.start))) break;
    if (!part) {
      if (at > from && isFiller.has(token.text)) continue;
      break;
    }
    digits += part.digits;
    if (part.isWord) words++;
    if (digits.length > 15) break;
    const start = tokens[from]?.start ?? 0;
    const isWhole = !(
      read[at + 1] &&
      (tokens[at + 1]?.start ?? 0) - token.end <= 1 &&
      /\d/.test(tokens[at + 1]?.text ?? '')
    );
    const hidden = words > 0 || !usual.test(text.slice(start, token.end));
    if (ukNumber.test(digits) ? isWhole || words > 0 : bareMobile.test(digits) && words > 2) {
      best = { start, end: token.end, isHidden: hidden };
    }
  }
  return best;
}

const isFiller = new Set([
  'on',
  'whatsapp',
  'text',
  'call',
  'and',
  'then',
  'dash',
  'space',
  'plus',
  'dot',
]);
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
