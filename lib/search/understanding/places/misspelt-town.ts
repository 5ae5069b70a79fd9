import type { Area } from '@/lib/locations/area';
import { allCounties, allNeighbourhoods, allTowns, largeTowns } from '@/lib/locations/area-lists';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import type { OpenWord, Span } from '@/lib/search/understanding/sentence';
import { editDistances, maxEdits } from '@/lib/text/edit-distance';

const shortestCorrected = 6;
/** Without "in" or "near" smaller places need longer names. */
const shortestMinor = 8;
/** In words. */
const longestName = 3;

type Named = { area: Area; name: string };

/** Without the outcode of a neighbourhood. */
const namedAs = (area: Area): Named => ({
  area,
  name: area.name
    .toLowerCase()
    .replace(/ [a-z]+\d+[a-z]?$/, '')
    .replaceAll('-', ' '),
});

/** Large towns first. */
const names: readonly Named[] = [...allTowns, ...allCounties, ...allNeighbourhoods].map(namedAs);
const namesLike = Map.groupBy(names, ({ name }) => likeness(name));

/** Equal for names that are compared. */
function likeness(name: string): string {
  return `${name[0]} ${name.split(' ').length}`;
}

/** A place with one typo, at the end; after "in" and "near" also short names. */
export function correctedAt(
  words: readonly OpenWord[],
  index: number,
  isBehindWord: boolean,
): (Span & { area: Area }) | null {
  const typed = words.slice(index);
  const [first] = typed;
  const last = typed.at(-1);
  const name = typed.map(({ word }) => word).join(' ');
  if (!first || !last || typed.length > longestName || !/^[a-z ]+$/.test(name)) return null;
  const shortest = isBehindWord ? shortestCorrected - 1 : shortestCorrected + 1;
  if (name.length < shortest || typed.every(({ word }) => isKnownWord(word))) return null;
  const area = mostSimilar(name, isBehindWord ? shortestCorrected : shortestMinor);
  return area ? { start: first.start, end: last.end, area } : null;
}

/** The last words as a place: "milton kenes" before "kenes". */
export function correctedAtEnd(words: readonly OpenWord[]): (Span & { area: Area }) | null {
  const start = Math.max(1, words.length - longestName);
  for (let index = start; index < words.length; index += 1) {
    const found = correctedAt(words, index, false);
    if (found) return found;
  }
  return null;
}

function mostSimilar(typed: string, shortestMinor: number): Area | null {
  // One fewer than for a word alone, since other words of a sentence can be like a place.
  const limit = Math.max(1, maxEdits(typed.length) - 1);
  const minorLimit = typed.length < shortestMinor ? 0 : 1;
  const [best] = (namesLike.get(likeness(typed)) ?? [])
    .filter(({ name }) => Math.abs(name.length - typed.length) <= limit && name !== typed)
    .map(({ area, name }) => ({ area, distance: editDistances(typed, name, limit).whole }))
    .filter(({ area, distance }) => distance <= (largeTowns.has(area.slug) ? limit : minorLimit))
    .sort((a, b) => a.distance - b.distance);
  return best?.area ?? null;
}
