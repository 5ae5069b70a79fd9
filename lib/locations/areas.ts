import { namesSpelt } from '@/lib/locations/names/name-index';
import { normaliseName } from '@/lib/locations/names/normalise';
import { shortNamesOf } from '@/lib/locations/names/short-names';
import { slugify } from '@/lib/text/text';
import { distanceMiles, type Point } from './distance';
import { findPlace } from './find-place';
import { neighbourhoods } from './gazetteer/neighbourhoods';
import { gaelicNames, landmarks, nicknames } from './gazetteer/other-names';
import { parseRows } from './gazetteer/parse-rows';
import { type Place, placeByOutcode, placeBySlug, places } from './gazetteer/places';
import { usualNames } from './gazetteer/usual-names';
import { welshNames } from './gazetteer/welsh-names';
import { type WiderArea, widerAreas } from './gazetteer/wider-areas';
import { letteredDistricts } from './lettered-districts';
import { areaLetters } from './postcode';
import { type RegionCode, regionByCode, regions } from './regions';
import { type Town, towns } from './towns';

/** The country, a region, a county (or council area, borough, island), a town, or a postcode district. */
export type Area = {
  kind: 'uk' | 'region' | 'county' | 'town' | 'outcode';
  /** Unique; used in addresses. */
  slug: string;
  /** "Ilford", "London", "UK"; "Ilford IG1" for a district. */
  name: string;
  /** A town's borough or district; null if it adds nothing. */
  within: string | null;
  region: RegionCode | null;
  /** Null if distances from it make no sense. */
  centre: Point | null;
  /** The central one first; null means all. */
  outcodes: readonly string[] | null;
};

export const wholeUk: Area = {
  kind: 'uk',
  slug: 'uk',
  name: 'UK',
  within: null,
  region: null,
  centre: null,
  outcodes: null,
};

const regionAreas = regions.map((region): Area => {
  const inside = towns.filter(({ centre }) => centre.region === region.code);
  return {
    kind: 'region',
    slug: region.slug,
    name: region.name,
    within: null,
    region: region.code,
    centre: null,
    outcodes: inside.flatMap((town) => town.places.map(({ outcode }) => outcode)),
  };
});

const areas = new Map([wholeUk, ...regionAreas].map((area) => [area.slug, area]));
const townAreas = new Map<Town, Area>();
const townByOutcode = new Map<string, Area>();

/** Alternative names: Welsh names, abbreviations, neighbourhoods. */
const areaByOtherName = new Map<string, Area>();

const neighbourhoodBySlug = new Map<string, Area>();
const neighbourhoodNames: [string, Area][] = [];

/** "Orkney" means the islands instead of the outcode of that name. */
const namesOfIslands = new Set(
  widerAreas
    .filter(({ kind, places }) => kind === 'island' && places.length > 1)
    .flatMap(({ name, otherNames }) => [name, ...otherNames].map(slugify)),
);

for (const { name, place } of parseRows(neighbourhoods)) {
  const area = outcodeArea(place, name);
  neighbourhoodNames.push([slugify(name), area]);
  neighbourhoodBySlug.set(area.slug, area);
  areaByOtherName.set(slugify(name), area);
}

// Of towns with the same name the most important one gets the plain slug, unless the name is better
// known for a neighbourhood of another town.
for (const town of towns) {
  const plain = slugify(town.name);
  const [better] = areaByOtherName.get(plain)?.outcodes ?? [];
  const isOwn = !better || town.places.some(({ outcode }) => outcode === better);
  if (better && isOwn) areaByOtherName.delete(plain);
  const isTaken = areas.has(plain) || !isOwn || namesOfIslands.has(plain) || usualNames.has(plain);
  const slug = isTaken ? slugify(`${town.name} ${town.district}`) : plain;
  const area: Area = {
    kind: 'town',
    slug,
    name: town.name,
    within: town.district === town.name ? null : town.district,
    region: town.centre.region,
    centre: town.centre,
    outcodes: town.places.map(({ outcode }) => outcode),
  };
  areas.set(slug, area);
  townAreas.set(town, area);
  for (const { outcode } of town.places) townByOutcode.set(outcode, area);
}

for (const area of letteredDistricts) areas.set(area.slug, area);
for (const [name, slug] of usualNames) {
  const area = areas.get(slug);
  if (area) areaByOtherName.set(name, area);
}

for (const wider of widerAreas) {
  const plain = slugify(wider.name);
  const known = areas.get(plain);
  const isSame = known?.outcodes?.length === wider.places.length;
  const area =
    known && isSame ? known : countyArea(wider, known ? `${plain}-${wider.kind}` : plain);
  areas.set(area.slug, area);
  for (const name of wider.otherNames) addOtherName(slugify(name), area);
}

for (const { name, place } of [welshNames, landmarks, gaelicNames, nicknames].flatMap(parseRows)) {
  const town = townByOutcode.get(place.outcode);
  if (town) addOtherName(slugify(name), town);
}

for (const town of towns) {
  const area = townAreas.get(town);
  if (area) for (const name of shortNamesOf(town.name)) addOtherName(slugify(name), area);
}

export const areaBySlug = (slug: string): Area | undefined => {
  const area = areaBySlugOrName(slug) ?? neighbourhoodBySlug.get(slug);
  if (area) return area;
  const place = placeBySlug(slug);
  return place && outcodeArea(place);
};

/** By letters: "LS" for all postcodes of Leeds. */
export const postcodeAreas = new Map(
  [...Map.groupBy(places, ({ outcode }) => areaLetters(outcode))].map(
    ([letters, inside]) =>
      [
        letters,
        countyArea(
          { name: `${letters} postcodes`, places: inside },
          `${letters.toLowerCase()}-postcodes`,
        ),
      ] as const,
  ),
);

const postcodeAreaBySlug = new Map([...postcodeAreas.values()].map((area) => [area.slug, area]));

/** "Dalston, Hackney (E8)" */
const label = /^([^,(]{1,60})(?:,[^(]{0,60})? \(([A-Z0-9]{2,4})\)\s*$/i;

/** Slugs and alternative names; of equal ones the first counts. */
export const namedAreas = (): [slug: string, area: Area][] => [
  ...neighbourhoodNames,
  ...areaByOtherName,
  ...areas,
];

/** The area with exactly this name, for words in a sentence. */
export function areaCalled(text: string): Area | undefined {
  const byName = areaBySlugOrName(slugify(text));
  if (byName) return byName;
  const [, name = '', outcode = ''] = label.exec(text) ?? [];
  const byLabel = outcode && neighbourhoodBySlug.get(slugify(`${name} ${outcode}`));
  if (byLabel) return byLabel;
  const place = findPlace({ text });
  if (!place) return undefined;
  // A postcode means its district, a name the town.
  const isPostcode = /\d/.test(text);
  return isPostcode ? outcodeArea(place) : townByOutcode.get(place.outcode);
}

const mostWithin = 4;

/**
 * "Hythe, Kent" and "St Ives Cornwall": a name, followed by its county or town. Addresses also name counties
 * that a town near them used to be in: "Romford, Essex".
 */
export function areaInside(text: string): Area | undefined {
  const words = normaliseName(text).split(' ');
  for (let count = words.length - 1; count >= Math.max(1, words.length - mostWithin); count -= 1) {
    const around = areaBySlugOrName(words.slice(count).join('-'));
    const district = around?.kind === 'town' ? (around.within ?? around.name) : null;
    const name = words.slice(0, count).join(' ');
    const named = [
      ...namesSpelt(name).flatMap(({ places }) => places),
      // "Newcastle, Staffordshire"
      ...(townsByName.get(slugify(name)) ?? []).flatMap(
        ({ outcodes }) => placeByOutcode(outcodes?.[0] ?? '') ?? [],
      ),
    ];
    const place =
      named.find((one) => around?.outcodes?.includes(one.outcode) || one.district === district) ??
      named.find((one) => isBeside(one, around));
    if (place) return townByOutcode.get(place.outcode);
  }
  return undefined;
}

const besideMiles = 15;

const isBeside = (place: Place, around: Area | undefined) =>
  around !== undefined &&
  around.kind !== 'outcode' &&
  (around.outcodes ?? []).some((outcode) => {
    const inside = placeByOutcode(outcode);
    return inside !== undefined && distanceMiles(place, inside) <= besideMiles;
  });

export const townOfOutcode = (outcode: string): Area | undefined => townByOutcode.get(outcode);

export function regionOfOutcode(outcode: string): Area | undefined {
  const code = placeByOutcode(outcode)?.region;
  const region = code && regionByCode(code);
  return region && areas.get(region.slug);
}

/** Most important first. */
export const allTowns: readonly Area[] = towns.flatMap((town) => townAreas.get(town) ?? []);

const largeTownCount = 260;

/** Their slugs. */
export const largeTowns = new Set(allTowns.slice(0, largeTownCount).map(({ slug }) => slug));

/** By name and short name, most important first. */
export const townsByName: ReadonlyMap<string, readonly Area[]> = new Map(
  Array.from(
    Map.groupBy(
      allTowns.flatMap((town) =>
        [town.name, ...shortNamesOf(town.name)].map((name) => ({ town, called: slugify(name) })),
      ),
      ({ called }) => called,
    ),
    ([called, named]) => [called, named.map(({ town }) => town)],
  ),
);

export const allRegions: readonly Area[] = regionAreas;

/** Alternative names of areas as people write them, such as "Ynys Môn" for Anglesey. */
export const otherNames: readonly { name: string; area: Area }[] = [
  ...widerAreas.flatMap(({ otherNames: others }) => others),
  ...[welshNames, landmarks, gaelicNames].flatMap(parseRows).map(({ name }) => name),
].flatMap(namedArea);

/** "Manc" for Manchester: understood, and not shown. */
export const nicknamedAreas: readonly { name: string; area: Area }[] = parseRows(nicknames).flatMap(
  ({ name }) => namedArea(name),
);

function namedArea(name: string): { name: string; area: Area }[] {
  const area = areaByOtherName.get(slugify(name));
  return area ? [{ name, area }] : [];
}

export const allNeighbourhoods: readonly Area[] = [...neighbourhoodBySlug.values()];

export const allCounties: readonly Area[] = [...areas.values()].filter(
  ({ kind }) => kind === 'county',
);

function areaBySlugOrName(slug: string): Area | undefined {
  return areas.get(slug) ?? areaByOtherName.get(slug) ?? postcodeAreaBySlug.get(slug);
}

/** An area's own slug takes precedence over another area's alternative name. */
function addOtherName(slug: string, area: Area): void {
  if (!areas.has(slug) && !areaByOtherName.has(slug)) areaByOtherName.set(slug, area);
}

function countyArea({ name, places }: Pick<WiderArea, 'name' | 'places'>, slug: string): Area {
  const codes = new Set(places.map(({ region }) => region));
  const [region = null] = codes.size === 1 ? codes : [];
  const outcodes = places.map(({ outcode }) => outcode);
  return { kind: 'county', slug, name, within: null, region, centre: null, outcodes };
}

export function outcodeArea(place: Place, name = place.town): Area {
  return {
    kind: 'outcode',
    slug: name === place.town ? place.slug : slugify(`${name} ${place.outcode}`),
    name: `${name} ${place.outcode}`,
    within: place.district === name ? null : place.district,
    region: place.region,
    centre: place,
    outcodes: [place.outcode],
  };
}
