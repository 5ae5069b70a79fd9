import { areaBySlug } from '@/lib/locations/area-lookup';
import type { MapCluster, PlaceCount } from '@/lib/locations/map/map-clusters';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import { type Radius, radii, type SearchFilter } from '@/lib/search/query/search-query';

/** A dot of the map with the search that it leads to, which finds `count` ads. */
export type DotSearch = MapCluster & Pick<SearchFilter, 'area' | 'radius'>;

/** The smallest of at least `miles`, or else the largest. */
export const radiusOver = (miles: number): NonNullable<Radius> =>
  radii.find((radius) => radius !== null && radius >= miles) ?? 50;

export function dotSearch(cluster: MapCluster, counts: readonly PlaceCount[]): DotSearch {
  const area = areaBySlug(cluster.place.slug) ?? null;
  const radius = cluster.places === 1 ? 0 : radiusOver(cluster.miles);
  const found = new Set(outcodesAround(area, radius));
  const count = counts
    .filter(({ place }) => found.has(place.outcode))
    .reduce((sum, one) => sum + one.count, 0);
  return { ...cluster, area, radius, count };
}
