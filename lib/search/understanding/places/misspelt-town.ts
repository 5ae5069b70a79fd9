import { type Area, allTowns } from '@/lib/locations/areas';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import type { OpenWord, Span } from '@/lib/search/understanding/sentence';
import { editDistances } from '@/lib/text/edit-distance';

const correctedTowns = 260;
const shortestCorrected = 6;
const certainLength = 9;

export const largeTowns = new Set(allTowns.slice(0, correctedTowns).map(({ slug }) => slug));

const townNames = allTowns
  .slice(0, correctedTowns)
  .filter(({ name }) => !name.includes(' '))
  .map((area) => ({ area, name: area.name.toLowerCase() }));

/** A large town with one typo; after "in" and "near" also short names. */
export function correctedAt(
  words: readonly OpenWord[],
  index: number,
  isBehindWord: boolean,
): (Span & { area: Area }) | null {
  const found = words[index];
  const isLast = index === words.length - 1;
  if (!found || !isLast || !/^[a-z]+$/.test(found.word)) return null;
  const { word } = found;
  if (
    word.length < (isBehindWord ? shortestCorrected - 1 : shortestCorrected + 1) ||
    isKnownWord(word)
  )
    return null;
  const limit = word.length >= certainLength ? 2 : 1;
  const near = townNames
    .filter(({ name }) => name[0] === word[0] && Math.abs(name.length - word.length) <= limit)
    .map(({ area, name }) => ({ area, distance: editDistances(word, name, limit).whole }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  const [best] = near;
  return best ? { start: found.start, end: found.end, area: best.area } : null;
}
