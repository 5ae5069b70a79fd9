import type { Area } from '@/lib/locations/area';
import { allCounties, allRegions, nicknamedAreas, otherNames } from '@/lib/locations/area-lists';
import { areaBySlug, townOfOutcode } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { areaText } from '@/lib/locations/area-text';
import { largestTowns } from '@/lib/locations/gazetteer/largest-towns';
import { usualNames } from '@/lib/locations/gazetteer/usual-names';
import { letteredDistricts } from '@/lib/locations/lettered-districts';
import { toLocation } from '@/lib/locations/location';
import { placeName } from '@/lib/locations/names/place-name';
import { shortNamesOf } from '@/lib/locations/names/short-names';
import { misreadOutcode } from '@/lib/locations/postcode';
import { maxSuggestions, searchPlaces } from '@/lib/locations/search-places';
import { isLargeTown, type Town, towns } from '@/lib/locations/towns';
import { searchPathname } from '@/lib/search/address/search-pathname';
import { hasStart, normalise, startsOf } from '@/lib/search/words/name-start';
import { slugify } from '@/lib/text/text';

export type PlaceSuggestion = { text: string; kind: 'Place'; href: string };

/** Of areas with exactly this name, and of areas whose names only start with it. */
const mostWhole = 2;
const mostBegun = 4;
const shortestUsual = 4;

type Whole = {
  slug: string;
  text: string;
  starts: string;
  weight: number;
  /** Number of outcodes. */
  size: number;
  /** The best-known area with this name. */
  isBest: boolean;
  /** Found by its whole name only; searchPlaces handles parts of it. */
  isWholeOnly?: boolean;
};

const called = (area: Area, name: string, text: string, weight: number): Whole => ({
  slug: area.slug,
  text,
  starts: startsOf(name),
  weight,
  size: area.outcodes?.length ?? 0,
  isBest: area.slug === slugify(name),
});

const weights = { region: 300, largeTown: 200, county: 100 };
const mostForSize = 90;

/** Largest first: the list is ordered by population. */
const rankOf = new Map(
  [...largestTowns].toReversed().map((name, rank) => [name, rank / largestTowns.size]),
);
const weightOf = (town: Town) =>
  isLargeTown(town)
    ? weights.largeTown + mostForSize * (rankOf.get(town.name) ?? 0)
    : town.importance;

/** "Caerdydd" as typed, but Yorkshire for "Yorks". */
const textOf = (name: string, area: Area) =>
  normalise(area.name).startsWith(normalise(name)) ? areaText(area) : name;

const otherWeight = ({ kind }: Area) => (kind === 'town' ? 1 : 0);

/** Towns, and areas of several outcodes, which searchPlaces does not return. */
const wholeAreas: readonly Whole[] = [
  ...allRegions.map((area) => called(area, area.name, areaText(area), weights.region)),
  ...towns.flatMap(wholeTown),
  ...letteredDistricts.map((area) => called(area, area.name, areaText(area), weights.county)),
  ...allCounties.map((area) => called(area, area.name, areaText(area), weights.county)),
  ...towns.flatMap(shortTown),
  ...otherNames.map(({ name, area }) => called(area, name, textOf(name, area), otherWeight(area))),
  ...nicknamedAreas.map(({ name, area }) => called(area, name, areaText(area), otherWeight(area))),
];

const isLarge = ({ weight }: Whole) => weight >= weights.largeTown && weight < weights.region;

function wholeTown(town: Town): Whole[] {
  const area = townOfOutcode(town.centre.outcode);
  const weight = weightOf(town);
  if (!area) return [];
  if (town.places.length > 1) return [called(area, town.name, areaText(area), weight)];
  const { slug, label } = toLocation(town.centre);
  const isWholeOnly = weight < weights.largeTown;
  return [{ ...called(area, town.name, label, weight), slug, isWholeOnly }];
}

function shortTown(town: Town): Whole[] {
  const { name, centre } = town;
  const area = townOfOutcode(centre.outcode);
  return shortNamesOf(name)
    .filter((short) => area && areaOfText(short)?.slug === area.slug)
    .flatMap((short) =>
      area ? [{ ...called(area, short, areaText(area), town.importance), isWholeOnly: true }] : [],
    );
}

/** Whole areas first. `term` is normalised. */
export function placesCalled(typed: string, term: string, limit: number): PlaceSuggestion[] {
  const districts = searchPlaces(typed, limit).filter(({ label }) => hasStart(label, term));
  return suggestionsOf(term, districts);
}

/** Includes similar names, for a field that accepts places only. */
export function anyPlaces(typed: string, term: string): PlaceSuggestion[] {
  const found = suggestionsOf(term, searchPlaces(typed)).slice(0, maxSuggestions);
  const name = placeName(typed);
  return name !== null && (found.length === 0 || !areaBySlug(slugify(typed)))
    ? anyPlaces(name, normalise(name))
    : found;
}

function suggestionsOf(
  term: string,
  districts: readonly { label: string; slug: string }[],
): PlaceSuggestion[] {
  const start = startsOf(term);
  const begun = wholeAreas.filter(
    ({ starts, isWholeOnly }) => starts.startsWith(start) && (starts === start || !isWholeOnly),
  );
  const isExact = ({ starts }: Whole) => starts === start;
  // "Lee" is more likely an unfinished Leeds than a part of Lewisham.
  const isSmall = (area: Whole) =>
    isExact(area) &&
    startsOf(area.text).startsWith(`${start} `) &&
    term.length < shortestUsual &&
    area.size < 2 &&
    area.weight < weights.county;
  const isNamed = (area: Whole) => isExact(area) && !(isSmall(area) && begun.some(isLarge));
  const whole = [
    ...begun
      .filter(isNamed)
      .sort((a, b) => b.size - a.size || Number(b.isBest) - Number(a.isBest))
      .slice(0, mostWhole),
    ...begun
      .filter((area) => !isNamed(area))
      .sort((a, b) => b.weight - a.weight || b.size - a.size),
  ].slice(0, begun.some(isNamed) ? mostWhole : mostBegun);
  const usual = usualOf(term, whole[0], districts);
  const all = [...usual, ...whole, ...districts.map(({ label, slug }) => ({ text: label, slug }))];
  return onceEach(all).map(({ text, slug }) => ({
    text,
    kind: 'Place',
    href: `${searchPathname}?place=${slug}`,
  }));
}

function onceEach<T extends { text: string; slug: string }>(all: readonly T[]): T[] {
  const slugs = new Set<string>();
  const texts = new Set<string>();
  return all.filter(({ text, slug }) => {
    const isKnown = slugs.has(slug) || texts.has(text);
    slugs.add(slug);
    texts.add(text);
    return !isKnown;
  });
}

/** "Dalston" and "newcastle" mean the better-known of two, as in a sentence. */
function usualOf(
  term: string,
  first: Whole | undefined,
  districts: readonly { label: string; slug: string }[],
): { slug: string; text: string }[] {
  const [district] = districts;
  if (term.length < shortestUsual || !(first?.isWholeOnly || district)) return [];
  const area = areaOfText(term);
  if (!area || slugify(term) === area.slug || area.slug === first?.slug) return [];
  // "Guil" is more likely Guildford than a misread GU11.
  const isMisread =
    first !== undefined && !/\d/.test(term) && misreadOutcode(term) === area.outcodes?.[0];
  const isCalledSo = usualNames.has(slugify(term)) || (area.kind === 'outcode' && !isMisread);
  return isCalledSo ? [{ slug: area.slug, text: areaText(area) }] : [];
}
