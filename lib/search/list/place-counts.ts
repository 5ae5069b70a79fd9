import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import type { PlaceCount } from '@/lib/locations/map/map-clusters';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { matchingSql } from './matching-sql';

/** Matches that are counted, in no order. */
const mostCounted = 20_000;
const mostPlaces = 500;

/** Matches by outcode, most first; a bounded number of both. */
export async function getPlaceCounts(filter: SearchFilter, now: Date): Promise<PlaceCount[]> {
  const rows = await readRows<{ outcode: string; count: number }>(Prisma.sql`
    SELECT "outcode", count(*)::integer AS "count" FROM (
      SELECT a."outcode" FROM "Ad" a WHERE ${matchingSql(filter, now)} LIMIT ${mostCounted}) found
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostPlaces}`);
  return rows.flatMap(({ outcode, count }) => {
    const place = placeByOutcode(outcode);
    return place ? [{ place, count }] : [];
  });
}
