import type { Place } from '@/lib/locations/gazetteer/places';
import { slugify } from '@/lib/text/text';
import type { Point } from './distance';
import type { RegionCode } from './regions';

/** The country, a region, a county (council area, borough, island), a town, or a district. */
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

export function countyArea(name: string, slug: string, places: readonly Place[]): Area {
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
