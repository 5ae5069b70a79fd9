import { codeArray } from '@/lib/db/code-array';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { OutcodeBounds, OutcodeCount } from '@/lib/search/engine/search-engine';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';

export function countOutcodes(
  filter: SearchFilter,
  now: Date,
  { within, ads, outcodes }: OutcodeBounds,
): Promise<OutcodeCount[]> {
  const inside = within ? Prisma.sql`AND a."outcode" = ANY (${codeArray(within)})` : Prisma.empty;
  return readRows<OutcodeCount>(Prisma.sql`
    SELECT "outcode", count(*)::integer AS "count" FROM (
      SELECT a."outcode" FROM "Ad" a WHERE ${matchingSql(filter, now)} ${inside} LIMIT ${ads}) found
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${outcodes}`);
}
