import { editDistances, maxEdits } from '@/lib/text/edit-distance';
import { isLarge, type Name, names, weightOf } from './name-index';

const keys = [...new Set(names.map(({ key }) => key))];
const namesByKey = Map.groupBy(names, ({ key }) => key);
const keysByPair = indexPairs();

const shortestCorrected = 4;
const longestCorrected = 40;
/** The first letter is seldom wrong. */
const firstLetterPenalty = 1;
/** "Bornmouth" is more likely Bournemouth than Burnmouth. */
const largeBonus = 1;
const unfinishedPenalty = 0.5;

/** Likely corrections of a misspelt name, nearest first. */
export function similarNames(term: string): Name[] {
  if (term.length < shortestCorrected || term.length > longestCorrected || /[0-9]/.test(term)) {
    return [];
  }
  const limit = maxEdits(term.length);
  const near = candidates(term, limit)
    .map((key) => ({ key, edits: distanceToName(term, key, limit) }))
    .filter(({ edits }) => edits <= limit + unfinishedPenalty)
    .map(({ key, edits }) => ({
      key,
      distance:
        edits + (key[0] === term[0] ? 0 : firstLetterPenalty) - (isLargeKey(key) ? largeBonus : 0),
    }));
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance < nearest + 1)
    .flatMap(({ key, distance }) => (namesByKey.get(key) ?? []).map((name) => ({ name, distance })))
    .sort((a, b) => a.distance - b.distance || weightOf(b.name) - weightOf(a.name))
    .map(({ name }) => name);
}

const isLargeKey = (key: string) => namesByKey.get(key)?.some(isLarge) ?? false;

function distanceToName(term: string, name: string, limit: number): number {
  const { whole, start } = editDistances(term, name, limit);
  return Math.min(whole, start + unfinishedPenalty);
}

/** Names that share enough letter pairs to be within the limit; each edit breaks two. */
function candidates(term: string, limit: number): string[] {
  const pairs = pairsOf(term);
  const needed = Math.max(term.length > shortestCorrected ? 2 : 1, pairs.size - 2 * limit);
  const shared = new Uint8Array(keys.length);
  const found: string[] = [];
  for (const pair of pairs) {
    for (const index of keysByPair.get(pair) ?? []) {
      const count = (shared[index] ?? 0) + 1;
      shared[index] = count;
      const key = keys[index];
      if (count === needed && key && key.length >= term.length - limit) found.push(key);
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
