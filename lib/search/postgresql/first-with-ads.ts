import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';

/** Few: PostgreSQL plans the whole statement, and one of the first filters usually has ads. */
const batchSize = 8;

export async function firstWithAds(
  filters: readonly SearchFilter[],
  now: Date,
): Promise<number | null> {
  for (let start = 0; start < filters.length; start += batchSize) {
    const found = await firstOf(filters.slice(start, start + batchSize), now);
    if (found !== null) return start + found;
  }
  return null;
}

/** Planned for all rows: for one, PostgreSQL would scan an index and meet the match at its end. */
async function firstOf(filters: readonly SearchFilter[], now: Date): Promise<number | null> {
  const questions = filters.map(
    (filter, index) => Prisma.sql`(
      WITH fit AS MATERIALIZED (SELECT FROM "Ad" a WHERE ${matchingSql(filter, now)})
      SELECT ${index}::integer AS "index" WHERE EXISTS (SELECT FROM fit))`,
  );
  const [row] = await readRows<{ index: number }>(
    Prisma.sql`${Prisma.join(questions, ' UNION ALL ')} LIMIT 1`,
  );
  return row?.index ?? null;
}
