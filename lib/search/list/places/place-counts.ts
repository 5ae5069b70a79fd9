import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import type { PlaceCount } from '@/lib/locations/map/map-clusters';
import { searchEngine } from '@/lib/search/engine-choice/chosen-engine';
import type { SearchFilter } from '@/lib/search/query/search-query';

const mostCounted = 20_000;
const mostPlaces = 500;

/** Counts of matches by outcode, highest first. Both numbers are limited. */
export async function getPlaceCounts(filter: SearchFilter, now: Date): Promise<PlaceCount[]> {
  const bounds = { within: null, ads: mostCounted, outcodes: mostPlaces };
  const rows = await searchEngine().outcodes(filter, now, bounds);
  return rows.flatMap(({ outcode, count }) => {
    const place = placeByOutcode(outcode);
    return place ? [{ place, count }] : [];
  });
}
