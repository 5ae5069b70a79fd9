import { slugify } from '@/lib/text';
import type { Point } from './distance';
import { findPlace } from './find-place';
import { type Place, placeByOutcode, placeBySlug } from './gazetteer/places';
import { type RegionCode, regionByCode, regionBySlug, regions } from './regions';
import { type Town, towns } from './towns';

/** The country, a region, a town, or a postcode district. */
export type Area = {
  kind: 'uk' | 'region' | 'town' | 'outcode';
  /** Unique; used in addresses. */
  slug: string;
  /** "Ilford", "London", "UK"; "Ilford IG1" for a district. */
  name: string;
  /** The borough or district of a town; null when it adds nothing. */
  within: string | null;
  region: RegionCode | null;
  /** Null where a distance makes no sense. */
  centre: Point | null;
  /** Central one first; null means all. */
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

// The most important of towns with one name gets the plain slug.
for (const town of towns) {
  const plain = slugify(town.name);
  const slug = areas.has(plain) ? slugify(`${town.name} ${town.district}`) : plain;
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

export const areaBySlug = (slug: string): Area | undefined => {
  const area = areas.get(slug);
  if (area) return area;
  const place = placeBySlug(slug);
  return place && outcodeArea(place);
};

/** Understands a region, a town, a postcode or an outcode. */
export function areaOfText(text: string): Area | undefined {
  const byName = areas.get(slugify(text));
  if (byName) return byName;
  const place = findPlace({ text });
  if (!place) return undefined;
  // A postcode means its district, a name the town.
  const isPostcode = /\d/.test(text);
  return isPostcode ? outcodeArea(place) : townByOutcode.get(place.outcode);
}

export const townOfOutcode = (outcode: string): Area | undefined => townByOutcode.get(outcode);

export function regionOfOutcode(outcode: string): Area | undefined {
  const code = placeByOutcode(outcode)?.region;
  const region = code && regionByCode(code);
  return region && areas.get(regionBySlug(region.slug)?.slug ?? '');
}

/** Most important first. */
export const allTowns: readonly Area[] = towns.flatMap((town) => townAreas.get(town) ?? []);

export const allRegions: readonly Area[] = regionAreas;

const outcodeArea = (place: Place): Area => ({
  kind: 'outcode',
  slug: place.slug,
  name: `${place.town} ${place.outcode}`,
  within: place.district === place.town ? null : place.district,
  region: place.region,
  centre: place,
  outcodes: [place.outcode],
});
