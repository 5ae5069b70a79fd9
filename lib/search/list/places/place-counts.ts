import { placeByOutcode, places } from '@/lib/locations/gazetteer/places';
import { mostClusterMiles, type PlaceCount } from '@/lib/locations/map/map-clusters';
import { isAround, viewOf } from '@/lib/locations/map/map-view';
import { searchEngine } from '@/lib/search/engine-choice/chosen-engine';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { radiusOver } from './dot-search';

const mostCounted = 20_000;
const mostPlaces = 1000;

/**
 * Counts of matches by outcode, highest first. Both numbers are limited. Those around the searched
 * area count as well: a dot may lead to a search that reaches beyond it.
 */
export async function getPlaceCounts(filter: SearchFilter, now: Date): Promise<PlaceCount[]> {
  const searched = outcodesAround(filter.area, filter.radius);
  const within = searched && withSurroundings(searched);
  const bounds = { within, ads: mostCounted, outcodes: mostPlaces };
  const rows = await searchEngine().outcodes({ ...filter, area: null }, now, bounds);
  const inside = searched && new Set(searched);
  return rows.flatMap(({ outcode, count }) => {
    const place = placeByOutcode(outcode);
    return place ? [{ place, count, isBeyond: inside?.has(outcode) === false }] : [];
  });
}

function withSurroundings(outcodes: readonly string[]): string[] {
  const inside = outcodes.flatMap((outcode) => placeByOutcode(outcode) ?? []);
  const view = viewOf(inside);
  if (!view) return [...outcodes];
  // A dot leads to a circle around one of its places, or around a town as near to that as its edge.
  const miles = 2 * radiusOver(mostClusterMiles(view));
  const around = places.filter((place) => isAround(view, place, miles));
  return around.map(({ outcode }) => outcode);
}
