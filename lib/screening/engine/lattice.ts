import type { Folded } from './fold';
import { addHidden, unmask } from './hidden-words';
import { leetForms } from './leet';
import { numberWords } from './numbers';
import { addSplit } from './split-words';
import type { Edge, Lattice, Token } from './token';
import { stem, type Vocabulary } from './vocabulary';

/** All readings of a text: its words as written, and words hidden by symbols, digits and gaps. */
export function latticeOf(folded: Folded, vocabulary: Vocabulary): Lattice {
  const tokens = tokensOf(folded);
  const edges: Edge[][] = tokens.map((token, index) => [plainEdge(token, index + 1)]);
  const lattice = { tokens, edges };
  addChunks(lattice, folded, vocabulary);
  addSplit(lattice, folded, vocabulary);
  addHidden(lattice, vocabulary);
  return lattice;
}

const sentenceEnd = /[.!?]\s/;

function tokensOf({ text, odd }: Folded): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/\d+(?:[.,]\d+)*|[a-z]+/g)) {
    const end = match.index + match[0].length;
    let isOdd = false;
    for (let index = match.index; index < end && !isOdd; index++) isOdd = odd[index] === 1;
    const isFirst = sentenceEnd.test(text.slice(tokens.at(-1)?.end ?? match.index, match.index));
    tokens.push({ text: match[0], start: match.index, end, isOdd, isFirst });
  }
  return tokens;
}

function plainEdge({ text, isOdd }: Token, next: number): Edge {
  const isNumber = text.charCodeAt(0) < 58;
  const value = isNumber ? Number(text.replaceAll(',', '')) : numberWords.get(text);
  const forms = isNumber ? [text] : formsOf(text);
  return { forms, value, next, isDisguised: isOdd };
}

function formsOf(word: string): string[] {
  if (!/(.)\1\1/.test(word)) return [stem(word)];
  const single = word.replace(/(.)\1\1+/g, '$1');
  const double = word.replace(/(.)\1\1+/g, '$1$1');
  return [...new Set([word, single, double].map(stem))];
}

/** Symbols that replace or separate letters, within text without spaces. */
const chunk = /[$@€]?[a-z0-9](?:[^\s]*[a-z0-9$@€])?/g;

function addChunks({ tokens, edges }: Lattice, { text }: Folded, vocabulary: Vocabulary): void {
  const { words, strong } = vocabulary;
  let first = 0;
  for (const match of text.matchAll(chunk)) {
    const [whole] = match;
    const end = match.index + whole.length;
    while (first < tokens.length && (tokens[first]?.start ?? 0) < match.index) first++;
    let next = first;
    while (next < tokens.length && (tokens[next]?.end ?? 0) <= end) next++;
    if (/^(?:[a-z]+|[\d.,]+)$/.test(whole) || whole.length > 60 || next === first) continue;
    const isJoined =
      /^[a-z]+(?:[-'.’/&]+[a-z]+)*$/.test(whole) && !/(?:^|\W)\w(?:\W\w)+(?:\W|$)/.test(whole);
    const masked = /^[a-z]+[*#_%?]+[a-z]*$/.test(whole) ? unmask(whole, strong) : [];
    const forms = [...masked, ...leetForms(whole).flatMap(formsOf)];
    const known = forms.filter((form) => words.has(form));
    const kept = known.length > 0 ? known : forms.slice(0, 2);
    const bare = stem(whole.replace(/[^a-z0-9]/g, ''));
    if (words.has(bare)) {
      edges[first]?.push({ forms: [bare], value: undefined, next, isDisguised: false });
    }
    if (kept.length > 0) {
      const value = kept
        .map((form) => numberWords.get(form))
        .find((number) => number !== undefined);
      edges[first]?.push({ forms: kept, value, next, isDisguised: !isJoined });
    }
    first = next;
  }
}
