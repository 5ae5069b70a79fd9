import { type Name, names, weightOf } from './name-index';

/* Typing errors: names a few slips away (a letter missing, doubled, wrong, or two swapped). */

const keys = [...new Set(names.map(({ key }) => key))];
const namesByKey = Map.groupBy(names, ({ key }) => key);
const keysByPair = indexPairs();

const shortestCorrected = 4;
const longestCorrected = 40;
/** A first letter is seldom wrong. */
const firstLetterPenalty = 1;
/** Still being typed: the name goes on after what is there. */
const unfinishedPenalty = 0.5;

/** The names that may be meant by a misspelt one, nearest first. */
export function similarNames(term: string): Name[] {
  if (term.length < shortestCorrected || term.length > longestCorrected || /[0-9]/.test(term)) {
    return [];
  }
  const slips = allowedSlips(term.length);
  const near = candidates(term, slips)
    .map((key) => ({ key, slips: slipsBetween(term, key, slips) }))
    .filter((candidate) => candidate.slips <= slips + unfinishedPenalty)
    .map(({ key, slips }) => ({
      key,
      distance: slips + (key[0] === term[0] ? 0 : firstLetterPenalty),
    }));
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance < nearest + 1)
    .flatMap(({ key, distance }) => (namesByKey.get(key) ?? []).map((name) => ({ name, distance })))
    .sort((a, b) => a.distance - b.distance || weightOf(b.name) - weightOf(a.name))
    .map(({ name }) => name);
}

const allowedSlips = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

/** Names that share enough letter pairs with the term to be within reach; each slip breaks two. */
function candidates(term: string, slips: number): string[] {
  const pairs = pairsOf(term);
  const needed = Math.max(term.length > shortestCorrected ? 2 : 1, pairs.size - 2 * slips);
  const shared = new Uint8Array(keys.length);
  const found: string[] = [];
  for (const pair of pairs) {
    for (const index of keysByPair.get(pair) ?? []) {
      const count = (shared[index] ?? 0) + 1;
      shared[index] = count;
      const key = keys[index];
      if (count === needed && key && key.length >= term.length - slips) found.push(key);
    }
  }
  return found;
}

function indexPairs(): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [position, key] of keys.entries()) {
    for (const pair of pairsOf(key)) {
      const entries = index.get(pair);
      if (entries) entries.push(position);
      else index.set(pair, [position]);
    }
  }
  return index;
}

function pairsOf(text: string): Set<string> {
  return new Set(
    Array.from({ length: text.length - 1 }, (_, start) => text.slice(start, start + 2)),
  );
}

/** Three rows of the table below are enough; reused, because thousands of names are compared. */
const table = [0, 1, 2].map(() => new Uint8Array(128)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Damerau–Levenshtein distance (optimal string alignment) between the term and the name, or the
 * part of the name that has been typed so far. Infinity as soon as it exceeds `limit`.
 */
function slipsBetween(term: string, name: string, limit: number): number {
  let [before, above, current] = table;
  for (let column = 0; column <= name.length; column++) above[column] = column;
  for (let row = 1; row <= term.length; row++) {
    const letter = term.charCodeAt(row - 1);
    let least = row;
    current[0] = row;
    for (let column = 1; column <= name.length; column++) {
      const other = name.charCodeAt(column - 1);
      const wrong = cell(above, column - 1) + (letter === other ? 0 : 1);
      let slips = Math.min(wrong, cell(above, column) + 1, cell(current, column - 1) + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === name.charCodeAt(column - 2) &&
        term.charCodeAt(row - 2) === other;
      if (isSwap) slips = Math.min(slips, cell(before, column - 2) + 1);
      current[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    [before, above, current] = [above, current, before];
  }
  const finished = cell(above, name.length);
  return Math.min(finished, Math.min(...above.subarray(0, name.length)) + unfinishedPenalty);
}

const cell = (row: Uint8Array, column: number) => row[column] ?? 0;
