import type { Area } from '@/lib/locations/area';
import { areaBySlug, townOfOutcode } from '@/lib/locations/area-lookup';
import { distanceMiles } from '@/lib/locations/distance';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import type { MapCluster, PlaceCount } from '@/lib/locations/map/map-clusters';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import { type Radius, radii, type SearchFilter } from '@/lib/search/query/search-query';

/** A dot of the map with the search that it leads to, which finds `count` ads. */
export type DotSearch = MapCluster & Pick<SearchFilter, 'area' | 'radius'>;

/** The smallest of at least `miles`, or else the largest. */
export const radiusOver = (miles: number): NonNullable<Radius> =>
  radii.find((radius) => radius !== null && radius >= miles) ?? 50;

export function dotSearch(cluster: MapCluster, counts: readonly PlaceCount[]): DotSearch {
  const isOne = cluster.members.length === 1;
  const radius = isOne ? 0 : radiusOver(cluster.miles);
  const town = isOne ? undefined : largestTown(cluster, radius);
  const area = town ?? areaBySlug(cluster.place.slug) ?? null;
  const found = new Set(outcodesAround(area, radius));
  const count = counts
    .filter(({ place }) => found.has(place.outcode))
    .reduce((sum, one) => sum + one.count, 0);
  return { ...cluster, area, radius, count };
}

/** Better known than a district: of the towns here, one whose circle has all of it and of the dot. */
function largestTown({ members }: MapCluster, radius: number): Area | undefined {
  const towns = new Set(members.flatMap(({ outcode }) => townOfOutcode(outcode) ?? []));
  const isCentral = ({ centre, outcodes }: Area) => {
    const own = (outcodes ?? []).flatMap((outcode) => placeByOutcode(outcode) ?? []);
    return centre && [...members, ...own].every((one) => distanceMiles(centre, one) <= radius);
  };
  const sizeOf = ({ outcodes }: Area) => outcodes?.length ?? 0;
  return [...towns].sort((a, b) => sizeOf(b) - sizeOf(a)).find(isCentral);
}
