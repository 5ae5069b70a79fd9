import { type Match, matchAt } from './match';
import type { Pattern, Step } from './pattern';
import type { Edge, Lattice } from './token';

type Entry<Owner> = { pattern: Pattern; owner: Owner };

/** Patterns by their possible first words, so that a text is compared with few of them. */
export type PatternIndex<Owner> = {
  byWord: Map<string, Entry<Owner>[]>;
  /** By the first letters of a prefix. */
  byPrefix: Map<string, Entry<Owner>[]>;
  byNumber: Entry<Owner>[];
};

const prefixLength = 3;

export function indexOf<Owner>(entries: Entry<Owner>[]): PatternIndex<Owner> {
  const index: PatternIndex<Owner> = { byWord: new Map(), byPrefix: new Map(), byNumber: [] };
  for (const entry of entries) addTo(index, entry);
  return index;
}

function addTo<Owner>(index: PatternIndex<Owner>, entry: Entry<Owner>): void {
  const put = (map: Map<string, Entry<Owner>[]>, key: string) =>
    map.set(key, [...(map.get(key) ?? []), entry]);
  for (const step of entry.pattern.steps) {
    if (step.kind === 'number') index.byNumber.push(entry);
    else if (step.kind === 'prefix') put(index.byPrefix, step.prefix.slice(0, prefixLength));
    else if (step.kind === 'words') {
      for (const word of step.options.keys()) put(index.byWord, word);
      if (step.anyNumber) index.byNumber.push(entry);
    }
    // If the first step is optional, the pattern may also begin with the next one.
    if (step.kind !== 'words' || !step.isOptional) return;
  }
}

/** Reports all matches, except for owners that have enough. */
export function forEachMatch<Owner>(
  lattice: Lattice,
  index: PatternIndex<Owner>,
  isFull: (owner: Owner) => boolean,
  found: (match: Match, entry: Entry<Owner>) => void,
): void {
  const isPossible = possiblePatterns(lattice);
  lattice.edges.forEach((edges, from) => {
    for (const entry of candidatesOf(index, edges)) {
      if (!isPossible(entry.pattern) || isFull(entry.owner)) continue;
      const match = matchAt(lattice, entry.pattern, from);
      if (match) found(match, entry);
    }
  });
}

/** Excludes patterns with a step for which the text has no word: most of the candidates. */
function possiblePatterns({ edges }: Lattice): (pattern: Pattern) => boolean {
  const forms = new Set<string>();
  for (const starting of edges)
    for (const edge of starting) for (const form of edge.forms) forms.add(form);
  const known = new Map<Pattern, boolean>();
  const canMatch = (step: Step) => {
    if (step.kind !== 'words' || step.isOptional || step.anyNumber) return true;
    for (const word of step.options.keys()) if (forms.has(word)) return true;
    return false;
  };
  return (pattern) => {
    let isPossible = known.get(pattern);
    if (isPossible === undefined) {
      isPossible = pattern.steps.every(canMatch);
      known.set(pattern, isPossible);
    }
    return isPossible;
  };
}

function candidatesOf<Owner>(index: PatternIndex<Owner>, edges: Edge[]): Iterable<Entry<Owner>> {
  const lists: Entry<Owner>[][] = [];
  for (const { forms, value } of edges) {
    if (value !== undefined) lists.push(index.byNumber);
    for (const form of forms) {
      const byWord = index.byWord.get(form);
      if (byWord) lists.push(byWord);
      if (index.byPrefix.size > 0) {
        const byPrefix = index.byPrefix.get(form.slice(0, prefixLength));
        if (byPrefix) lists.push(byPrefix);
      }
    }
  }
  // Rules contain few words, so most tokens have no candidates, or those of one word.
  return lists.length > 1 ? new Set(lists.flat()) : (lists[0] ?? []);
}
