import { LRUCache } from 'lru-cache';
import { autocompleteMin } from '@/lib/catalogue/limits';
import {
  isLarge,
  type Name,
  type NameEnd,
  type NameKind,
  namesSpelt,
  namesWithWord,
} from '@/lib/locations/names/name-index';
import { normaliseName } from '@/lib/locations/names/normalise';
import { districtIn, placeAround, placeName } from '@/lib/locations/names/place-name';
import { similarNames } from '@/lib/locations/names/similar-names';
import { placesWithWords } from '@/lib/locations/names/word-search';
import { areaOfText } from './area-of-text';
import { type Location, type NamedPlace, toLocation } from './location';
import { placesOfArea, placesOfPostcode } from './outcode-search';
import { correctedPostcode, looksLikePostcode, misreadOutcode } from './postcode';

export const maxSuggestions = 10;
const longestTerm = 80;
/** Characters of names and labels; other input matches nothing. */
const nameCharacters = /^[\p{L}\p{M}\p{N} '’.,!&()/-]*$/u;

const cache = new LRUCache<string, readonly Location[]>({ max: 2000 });

/** Best first. Empty for fewer than 2 characters. */
export function searchPlaces(typed: string, limit = maxSuggestions): readonly Location[] {
  if (typed.length > longestTerm || !nameCharacters.test(typed)) return [];
  const term = normaliseName(typed);
  if (term.length < autocompleteMin) return [];
  const key = `${limit} ${term}`;
  const known = cache.get(key);
  if (known) return known;

  const bySlug = new Map<string, NamedPlace>();
  for (const place of findPlaces(term)) if (!bySlug.has(place.slug)) bySlug.set(place.slug, place);
  const found = [...bySlug.values()].slice(0, limit).map((place) => toLocation(place));
  cache.set(key, found);
  return found;
}

function findPlaces(term: string): readonly NamedPlace[] {
  const words = term.split(' ');
  if (looksLikePostcode(term)) {
    const found = [term, correctedPostcode(term) ?? ''].flatMap(placesOfPostcode);
    return found.length > 0 ? found : placesWithWords(words);
  }
  const steps: (() => readonly NamedPlace[])[] = [
    () => ofPart(withUpon(term), placesByName),
    () => placesByName(term),
    () => placesWithWords(words),
    () => ofPart(districtIn(term), placesOfPostcode),
    () => ofPart(placeAround(term), placesByName),
    () => ofPart(placeName(term), placesByName),
    () => similarNames(term).flatMap((name) => offered({ name, fit: 'start' })),
    () => placesOfLeadingWords(words),
    () => similarToFirstWord(words),
    () => placesOfPostcode(term),
    () => ofPart(misreadOutcode(term) ?? null, placesOfPostcode),
    () => ofPart(nameOfArea(term), placesByName),
  ];
  for (const step of steps) {
    const found = step();
    if (found.length > 0) return found;
  }
  return [];
}

/** "Shropshire" of "salop". */
function nameOfArea(term: string): string | null {
  const name = normaliseName(areaOfText(term)?.name ?? '');
  return name === '' || name === term ? null : name;
}

/** "stratford on avon" with "upon". Null if no place is called that, or a town as typed. */
function withUpon(term: string): string | null {
  const name = term.replace(' on ', ' upon ');
  const isTown = namesSpelt(term).some(({ kind }) => kind === 'town');
  return name !== term && !isTown && namesSpelt(name).length > 0 ? name : null;
}

const ofPart = (part: string | null, find: (part: string) => readonly NamedPlace[]) =>
  part === null ? [] : find(part);

/** "brighton east sussex": the longest beginning that is a name. */
function placesOfLeadingWords(words: readonly string[]): readonly NamedPlace[] {
  for (let count = words.length - 1; count > 0; count--) {
    const start = words.slice(0, count).join(' ');
    if (namesSpelt(start).length > 0) return placesByName(start);
  }
  return [];
}

const similarToFirstWord = ([first = '', ...more]: readonly string[]): readonly NamedPlace[] =>
  more.length === 0 ? [] : similarNames(first).flatMap((name) => offered({ name, fit: 'start' }));

type Fit = 'whole' | 'start' | 'within';

const tiers: Record<NameKind, Record<Fit, number>> = {
  city: { whole: 0, start: 2, within: 8 },
  town: { whole: 0, start: 4, within: 8 },
  neighbourhood: { whole: 0, start: 4, within: 8 },
  also: { whole: 5, start: 10, within: 11 },
  district: { whole: 6, start: 6, within: 9 },
  region: { whole: 1, start: 7, within: 9 },
};
/** For a district that shares its name with no town. */
const onlyDistrictTier = 1;
/** "coven" is more likely the start of Coventry than the village. */
const largeTownTier = 2;
/** For a smaller place that shares its name with no town. */
const onlyNameTier = 3;
/** Outcodes come after this tier if the letters are a postcode area: "ig", "sw". */
const lastTierBeforeArea = 4;
/** Further outcodes of fully named towns come after this tier. */
const lastTierBeforeRest = 7;

const placesForPart = 3;

type Hit = { name: Name; fit: Fit; tier: number };

function placesByName(term: string): NamedPlace[] {
  const isTown = namesSpelt(term).some(({ kind }) => kind === 'town');
  const hits = namesWithWord(term)
    .map((end) => toHit(end, term, isTown))
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        b.name.importance - a.name.importance ||
        a.name.key.length - b.name.key.length,
    );
  const upTo = (tier: number) => hits.findLastIndex((hit) => hit.tier <= tier) + 1;
  const [area, rest] = [upTo(lastTierBeforeArea), upTo(lastTierBeforeRest)];
  return [
    ...hits.slice(0, area).flatMap(offered),
    ...placesOfArea(term).slice(0, placesForPart),
    ...hits.slice(area, rest).flatMap(offered),
    ...hits.slice(0, upTo(0)).flatMap(({ name }) => named(name, name.places)),
    ...hits.slice(rest).flatMap(offered),
  ];
}

function toHit(end: NameEnd, term: string, isTown: boolean): Hit {
  const { name } = end;
  const fit = fitOf(end, term);
  return { name, fit, tier: tierOf(name, fit, isTown) };
}

function tierOf(name: Name, fit: Fit, isTown: boolean): number {
  if (fit === 'start' && isLarge(name)) return largeTownTier;
  if (fit === 'whole' && !isTown) {
    if (name.kind === 'district') return onlyDistrictTier;
    if (name.kind === 'also') return onlyNameTier;
  }
  return tiers[name.kind][fit];
}

/** A town's centre, or a larger area's best-known places. */
function offered({ name, fit }: Pick<Hit, 'name' | 'fit'>): readonly NamedPlace[] {
  const { kind, places } = name;
  if (kind === 'also' || kind === 'neighbourhood') return named(name, places);
  if (kind === 'town') return named(name, places.slice(0, 1));
  return fit === 'whole' ? places : places.slice(0, placesForPart);
}

/** "Bermondsey, Southwark (SE16)" if Bermondsey was typed, instead of the outcode's town. */
const named = ({ shown }: Name, places: readonly NamedPlace[]): readonly NamedPlace[] =>
  shown === null ? places : places.map((place) => ({ ...place, town: shown }));

/** These names are usually shortened to their first part: "newcastle", "stoke". */
const compound = /^ (?:upon|on|under|in|le|super|by|next) /;

function fitOf({ text, isWhole }: NameEnd, term: string): Fit {
  if (!isWhole) return 'within';
  return text === term || compound.test(text.slice(term.length)) ? 'whole' : 'start';
}
