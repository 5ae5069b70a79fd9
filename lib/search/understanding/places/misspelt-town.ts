import type { Area } from '@/lib/locations/area';
import { allCounties, allNeighbourhoods, allTowns, largeTowns } from '@/lib/locations/area-lists';
import { areaCalled } from '@/lib/locations/area-lookup';
import { isKnownWord } from '@/lib/search/understanding/known-words';
import type { OpenWord, Span } from '@/lib/search/understanding/sentence';
import { veryCommonWords } from '@/lib/search/vocabulary/place-names/place-words';
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
  name: plainName(area.name.toLowerCase().replace(/ [a-z]+\d+[a-z]?$/, '')),
});

/** Signs, and "on" for "upon", are no typos. */
function plainName(name: string): string {
  return name.replaceAll('-', ' ').replace(/['’]/g, '').replace(' upon ', ' on ');
}

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
  const name = joined(typed);
  if (!first || !last || typed.length > longestName || !/^[a-z ]+$/.test(name)) return null;
  // "In borough" is not Brough.
  if (veryCommonWords.has(name)) return null;
  const shortest = isBehindWord ? shortestCorrected - 1 : shortestCorrected;
  if (name.length < shortest || typed.every(({ word }) => isKnownWord(word))) return null;
  const area = isBehindWord
    ? mostSimilar(name, shortestCorrected)
    : mostSimilar(name, shortestMinor, editsAtEnd(name));
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

const joined = (words: readonly OpenWord[]) => plainName(words.map(({ word }) => word).join(' '));

/** In words: "newcastle upon tyne". */
const longestCompound = 4;
/** In characters. */
const longCompound = 12;

/** A misspelt name longer than `shortest`, in words: "milton keens", but not "the lens". */
export function correctedCompound(
  words: readonly OpenWord[],
  shortest: number,
): (Span & { area: Area }) | null {
  for (let count = Math.min(longestCompound, words.length); count > shortest; count -= 1) {
    const typed = words.slice(0, count);
    const [first, last] = [typed[0], typed.at(-1)];
    const name = joined(typed);
    if (count < 2 || !first || !last || name.length < shortestMinor) continue;
    if (!/^(?!the )[a-z ]+$/.test(name) || typed.every(({ word }) => isKnownWord(word))) continue;
    const area = mostSimilar(name, shortestMinor, {
      large: maxEdits(name.length),
      minor: name.length < longCompound ? 1 : 2,
    });
    if (area) return { start: first.start, end: last.end, area };
  }
  return null;
}

/** In characters. */
const longWord = 9;

/** One fewer typo than for a word alone, since other words of a sentence can be like a place. */
const fewEdits = (name: string) => ({ large: Math.max(1, maxEdits(name.length) - 1), minor: 1 });

/** "Cirenster" alone at the end; "in wibbleton" is an unknown place, which the page says. */
const editsAtEnd = (name: string) =>
  name.length < longWord || name.includes(' ') ? fewEdits(name) : { ...fewEdits(name), minor: 2 };

/** Counties of several words are like other words: "beach isle" and the Black Isle. */
const isLarge = ({ slug, kind, name }: Area) =>
  largeTowns.has(slug) || (kind === 'county' && !/[ -]/.test(name));

/** Not "challanger" and Callander. */
const beginsAlike = (name: string, typed: string) => name.slice(0, 3) === typed.slice(0, 3);

function mostSimilar(typed: string, shortestMinor: number, limits = fewEdits(typed)): Area | null {
  const { large, minor } = limits;
  const most = Math.max(large, minor);
  const limitOf = (area: Area) => {
    if (isLarge(area)) return large;
    return typed.length < shortestMinor ? 0 : minor;
  };
  const [best] = (namesLike.get(likeness(typed)) ?? [])
    .filter(({ name }) => Math.abs(name.length - typed.length) <= most && name !== typed)
    .map(({ area, name }) => ({ area, name, distance: editDistances(typed, name, most).whole }))
    .filter(({ area, distance }) => distance <= limitOf(area))
    .filter(
      ({ area, name, distance }) => distance === 1 || isLarge(area) || beginsAlike(name, typed),
    )
    .sort((a, b) => a.distance - b.distance);
  // Of places with this name the one that is meant most: Stockbridge in Edinburgh.
  return best ? (areaCalled(best.name) ?? best.area) : null;
}
