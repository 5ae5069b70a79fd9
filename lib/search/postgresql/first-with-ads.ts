import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import { hasWordsSomewhereSql } from '@/lib/search/postgresql/sql/words-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';

/** Few: PostgreSQL plans the whole statement, and one of the first filters usually has ads. */
const batchSize = 4;

export async function firstWithAds(
  filters: readonly SearchFilter[],
  now: Date,
): Promise<number | null> {
  const tried = await withKnownWords(filters);
  for (let start = 0; start < tried.length; start += batchSize) {
    const found = await firstOf(tried.slice(start, start + batchSize), now);
    if (found !== undefined) return filters.indexOf(found);
  }
  return null;
}

/**
 * Without filters for words that no ad has together. Planning one such check takes a tenth of planning a
 * filter, and many filters have the same words.
 */
async function withKnownWords(filters: readonly SearchFilter[]): Promise<SearchFilter[]> {
  if (filters.length === 0) return [];
  const texts = [...new Set(filters.map(({ text }) => text))];
  const checks = texts.map((text) => (text === null ? null : hasWordsSomewhereSql(text)));
  const questions = checks.map((check) =>
    check ? Prisma.sql`EXISTS (SELECT FROM "Ad" a WHERE ${check})` : Prisma.sql`true`,
  );
  const [row] = await readRows<{ known: boolean[] }>(
    Prisma.sql`SELECT ARRAY[${Prisma.join(questions)}] AS "known"`,
  );
  const known = new Set(texts.filter((_, index) => row?.known[index]));
  return filters.filter(({ text }) => known.has(text));
}

/** Planned for all rows: for one, PostgreSQL would scan an index and meet the match at its end. */
async function firstOf(
  filters: readonly SearchFilter[],
  now: Date,
): Promise<SearchFilter | undefined> {
  const questions = filters.map(
    (filter, index) => Prisma.sql`(
      WITH fit AS MATERIALIZED (SELECT FROM "Ad" a WHERE ${matchingSql(filter, now)})
      SELECT ${index}::integer AS "index" WHERE EXISTS (SELECT FROM fit))`,
  );
  const [row] = await readRows<{ index: number }>(
    Prisma.sql`${Prisma.join(questions, ' UNION ALL ')} LIMIT 1`,
  );
  return row && filters[row.index];
}
