import type { Folded } from './fold';
import type { Lattice, Token } from './token';
import { stem, type Vocabulary } from './vocabulary';

/** Pairs of innocent words that form a strong one when joined. */
const innocentPairs = new Set([
  'hero in',
  'her oin',
  'the rapist',
  'kit kat',
  'rap ed',
  'met h',
  'ki ke',
]);
const longest = 16;

/** Adds words with spaced letters, and strong words split by a gap. */
export function addSplit(lattice: Lattice, folded: Folded, vocabulary: Vocabulary): void {
  addSpaced(lattice, folded, vocabulary);
  addCut(lattice, vocabulary);
}

/** "c o c a i n e", "w.e.e.d", "1 6": single characters in a row, with digits read as letters. */
function addSpaced(
  { tokens, edges }: Lattice,
  { text }: Folded,
  { words, prefixes }: Vocabulary,
): void {
  for (let first = 0; first < tokens.length; first++) {
    if (!isSingle(tokens[first])) continue;
    let end = first + 1;
    while (isSingle(tokens[end]) && isNear(text, tokens[end - 1], tokens[end])) end++;
    addSpacedRun(first, end);
    first = end - 1;
  }

  function addSpacedRun(first: number, end: number): void {
    for (let from = first; from < end; from++) {
      let letters = '';
      for (let next = from; next < Math.min(end, from + longest); next++) {
        const token = tokens[next];
        if (token) letters += token.text;
        if (next === from) continue;
        if (/^\d\d$/.test(letters)) {
          edges[from]?.push({
            forms: [letters],
            value: Number(letters),
            next: next + 1,
            isDisguised: true,
          });
        }
        if (letters.length < 3) continue;
        const possible = readings(letters).filter((word) => prefixes.has(word));
        if (possible.length === 0) break;
        for (const word of possible) {
          if (!words.has(stem(word))) continue;
          edges[from]?.push({
            forms: [stem(word)],
            value: undefined,
            next: next + 1,
            isDisguised: true,
          });
        }
      }
    }
  }
}

const digitLetters: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '6': 'g',
  '2': 'z',
};

function readings(letters: string): string[] {
  if (!/\d/.test(letters)) return [letters];
  if (!/[a-z]/.test(letters)) return [];
  return ['i', 'l'].map((one) =>
    letters.replace(/\d/g, (digit) => (digit === '1' ? one : (digitLetters[digit] ?? ''))),
  );
}

const isSingle = (token: Token | undefined) => token?.text.length === 1;

function isNear(text: string, before: Token | undefined, after: Token | undefined): boolean {
  if (!before || !after || after.start - before.end > 3) return false;
  const between = text.slice(before.end, after.start);
  return !between.includes('\n') || between.trim() === '';
}

/** "coc aine", "ke ta mine": up to four neighbours that form a strong word. */
function addCut({ tokens, edges }: Lattice, { strong, strongPrefixes }: Vocabulary): void {
  for (let from = 0; from < tokens.length; from++) {
    let joined = tokens[from]?.text ?? '';
    if (!strongPrefixes.has(joined)) continue;
    let spaced = joined;
    for (let next = from + 1; next < Math.min(tokens.length, from + 4); next++) {
      const token = tokens[next];
      const before = tokens[next - 1];
      if (!token || !before || token.start - before.end > 3) break;
      joined += token.text;
      spaced += ` ${token.text}`;
      if (!strongPrefixes.has(joined)) break;
      const word = stem(joined);
      if (joined.length >= 5 && strong.has(word) && !innocentPairs.has(spaced)) {
        edges[from]?.push({ forms: [word], value: undefined, next: next + 1, isDisguised: true });
      }
    }
  }
}
