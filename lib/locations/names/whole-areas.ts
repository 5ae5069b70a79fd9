import type { Area } from '@/lib/locations/area';
import { allCounties, allRegions, nicknamedAreas, otherNames } from '@/lib/locations/area-lists';
import { townOfOutcode } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { areaText } from '@/lib/locations/area-text';
import { largestTowns } from '@/lib/locations/gazetteer/largest-towns';
import { letteredDistricts } from '@/lib/locations/lettered-districts';
import { toLocation } from '@/lib/locations/location';
import { shortNamesOf } from '@/lib/locations/names/short-names';
import { isLargeTown, type Town, towns } from '@/lib/locations/towns';
import { startsOf } from '@/lib/text/name-start';
import { slugify } from '@/lib/text/text';

export type WholeArea = {
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

const called = (area: Area, name: string, text: string, weight: number): WholeArea => ({
  slug: area.slug,
  text,
  starts: startsOf(name),
  weight,
  size: area.outcodes?.length ?? 0,
  isBest: area.slug === slugify(name),
});

export const weights = { region: 300, largeTown: 200, county: 100 };
const mostForSize = 90;

/** Largest first: the list is ordered by population. */
const rankOf = new Map(
  [...largestTowns].toReversed().map((name, rank) => [name, rank / largestTowns.size]),
);
const weightOf = (town: Town) =>
  isLargeTown(town)
    ? weights.largeTown + mostForSize * (rankOf.get(town.name) ?? 0)
    : town.importance;

/** "Caerdydd, Cardiff", but West Yorkshire for "W Yorks". */
const textOf = (name: string, area: Area) =>
  sharesWord(name, area.name) ? areaText(area) : `${name}, ${areaText(area)}`;

/** "Highlands" and "Highland" do, "Co Derry" and "County Londonderry" do not. */
function sharesWord(name: string, other: string): boolean {
  const words = longWords(other);
  return longWords(name).some((word) =>
    words.some((one) => one.startsWith(word) || word.startsWith(one)),
  );
}

const longWords = (name: string) =>
  slugify(name)
    .split('-')
    .filter(({ length }) => length > 2);

const otherWeight = ({ kind }: Area) => (kind === 'town' ? 1 : 0);

/** Towns, and areas of several outcodes, which searchPlaces does not return. */
export const wholeAreas: readonly WholeArea[] = [
  ...allRegions.map((area) => called(area, area.name, areaText(area), weights.region)),
  ...towns.flatMap(wholeTown),
  ...letteredDistricts.map((area) => called(area, area.name, areaText(area), weights.county)),
  ...allCounties.map((area) => called(area, area.name, areaText(area), weights.county)),
  ...towns.flatMap(shortTown),
  ...otherNames.map(({ name, area }) => called(area, name, textOf(name, area), otherWeight(area))),
  ...nicknamedAreas.map(({ name, area }) => called(area, name, areaText(area), otherWeight(area))),
];

export const isLarge = ({ weight }: WholeArea) =>
  weight >= weights.largeTown && weight < weights.region;

function wholeTown(town: Town): WholeArea[] {
  const area = townOfOutcode(town.centre.outcode);
  const weight = weightOf(town);
  if (!area) return [];
  if (town.places.length > 1) return [called(area, town.name, areaText(area), weight)];
  const { slug, label } = toLocation(town.centre);
  const isWholeOnly = weight < weights.largeTown;
  return [{ ...called(area, town.name, label, weight), slug, isWholeOnly }];
}

function shortTown(town: Town): WholeArea[] {
  const { name, centre } = town;
  const area = townOfOutcode(centre.outcode);
  return shortNamesOf(name)
    .filter((short) => area && areaOfText(short)?.slug === area.slug)
    .flatMap((short) =>
      area ? [{ ...called(area, short, areaText(area), town.importance), isWholeOnly: true }] : [],
    );
}
