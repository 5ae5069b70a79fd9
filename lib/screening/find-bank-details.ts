import type { Folded } from './engine/fold';
import type { Lattice } from './engine/token';
import type { Digits } from './read-digits';

export type FoundAccount = { start: number; end: number; isHidden: boolean };

type Text = { text: string; lattice: Lattice; read: (Digits | undefined)[] };
type Run = { to: number; isHidden: boolean };

const digitsOfSortCode = 6;
const digitsOfAccount = 8;
const gapAtMost = 4;
/** Between a sort code and its account number, or a word like "account" and its number. */
const wordsBetween = 6;
/** Larger than the word limit, since a disguised word is several tokens. */
const tokensBefore = 12;
const between = new Set(
  'and then dash hyphen space stroke slash dot is no num number code sort account acct acc ac a c s sc the my name bank with to of'.split(
    ' ',
  ),
);
const sortWords = ['sort', 'sortcode'];
const accountWords = ['account', 'acct', 'acc', 'accno', 'accountnumber'];
const shortSort = /\bs\s?[/.\\-]?\s?c[\s:.-]*$/;
const shortAccount = /\ba\s?[/.\\-]\s?c(?:\s?(?:no|num|number))?[\s:.#-]*$/;

/** Written as digits, words or letters for digits. One number alone needs a word that names it. */
export function bankDetailsIn(
  { text }: Folded,
  lattice: Lattice,
  read: (Digits | undefined)[],
): FoundAccount[] {
  const all: Text = { text, lattice, read };
  const found = ibansIn(text);
  const { tokens } = lattice;
  for (let from = 0; from < tokens.length; from++) {
    const one = read[from] && (pairFrom(all, from) ?? accountFrom(all, from));
    if (!one) continue;
    found.push({
      start: tokens[from]?.start ?? 0,
      end: tokens[one.to - 1]?.end ?? 0,
      isHidden: one.isHidden,
    });
    from = one.to - 1;
  }
  return found;
}

function pairFrom(all: Text, from: number): Run | undefined {
  const code = runOf(all, from, digitsOfSortCode);
  if (!code) return undefined;
  const isNamed = isAfter(all, from, sortWords, shortSort);
  for (let at = code.to; at <= code.to + wordsBetween; at++) {
    const account = runOf(all, at, digitsOfAccount);
    if (account) return { to: account.to, isHidden: code.isHidden || account.isHidden };
    if (!between.has(all.lattice.tokens[at]?.text ?? '')) break;
  }
  return isNamed ? code : undefined;
}

function accountFrom(all: Text, from: number): Run | undefined {
  const account = runOf(all, from, digitsOfAccount);
  return account && isAfter(all, from, accountWords, shortAccount) ? account : undefined;
}

function runOf({ lattice, read }: Text, from: number, length: number): Run | undefined {
  let digits = 0;
  let isHidden = false;
  for (let at = from; at < lattice.tokens.length; at++) {
    const part = read[at];
    const gap = (lattice.tokens[at]?.start ?? 0) - (lattice.tokens[at - 1]?.end ?? 0);
    if (!part || (at > from && gap > gapAtMost)) return undefined;
    digits += part.digits.length;
    isHidden ||= part.isWord && !/^\d/.test(lattice.tokens[at]?.text ?? '');
    if (digits > length) return undefined;
    if (digits === length) return { to: at + 1, isHidden };
  }
  return undefined;
}

/** True if one of the words, possibly disguised, or the abbreviation occurs shortly before. */
function isAfter({ text, lattice }: Text, at: number, names: string[], short: RegExp): boolean {
  const start = lattice.tokens[at]?.start ?? 0;
  if (short.test(text.slice(Math.max(0, start - 16), start))) return true;
  for (let index = Math.max(0, at - tokensBefore); index < at; index++) {
    const name = lattice.edges[index]?.find(({ forms }) =>
      forms.some((form) => names.includes(form)),
    );
    if (name && leadsTo(lattice, name.next, at)) return true;
  }
  return false;
}

const leadsTo = ({ tokens, edges }: Lattice, from: number, at: number): boolean =>
  from === at ||
  (from < at &&
    edges[from]?.some(
      ({ forms, next }) =>
        forms.some((form) => between.has(form)) && leadsTo({ tokens, edges }, next, at),
    ) === true);

const iban = /\b[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){2,7}(?:[ -]?[a-z0-9]{1,3})?\b/g;

function ibansIn(text: string): FoundAccount[] {
  return [...text.matchAll(iban)].flatMap(({ 0: written, index }) =>
    isIban(written.replace(/[ -]/g, ''))
      ? [{ start: index, end: index + written.length, isHidden: false }]
      : [],
  );
}

/** The check digits of ISO 13616: the number modulo 97 is 1. */
function isIban(written: string): boolean {
  if (written.length < 15 || written.length > 34) return false;
  let rest = 0;
  for (const sign of written.slice(4) + written.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
