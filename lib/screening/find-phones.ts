import type { Folded } from './engine/fold';
import type { Lattice, Token } from './engine/token';
import type { Digits } from './read-digits';

export type FoundPhone = { start: number; end: number; isHidden: boolean };

/** British numbers, with or without 0 or +44. A bare 7… counts only if written in words. */
const ukNumber = /^(?:0|0?0?44\(?0?\)?)(?:7\d{9}|[123]\d{8,9})$/;
const bareMobile = /^7\d{9}$/;
/** The usual ways to write a number openly. */
const usual = /^\+?\(?\d{2,5}\)?(?:[ -]?\(?\d{2,7}\)?){0,4}$/;
const longest = 24;

/** In digits, words ("double oh seven"), letters for digits, and with separators. */
export function phonesIn(
  folded: Folded,
  { tokens }: Lattice,
  read: (Digits | undefined)[],
): FoundPhone[] {
  const found: FoundPhone[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const phone = phoneFrom(folded.text, tokens, read, from);
    if (!phone || isBookNumber(folded.text, phone.start)) continue;
    found.push({ ...phone, isHidden: phone.isHidden || isUnusual(folded, phone) });
    while (from + 1 < tokens.length && (tokens[from + 1]?.start ?? 0) < phone.end) from++;
  }
  return found;
}

const isBookNumber = (text: string, start: number) =>
  /isbn\W{0,4}(?:97[89]\W?)?$/.test(text.slice(Math.max(0, start - 14), start));

const price = /\s[£€$]$/;

/** Written with characters other than digits, such as keycaps. */
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
