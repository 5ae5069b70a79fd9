import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { facetsCountedTo } from './facet-counts';
import { matchingSql } from './matching-sql';
import { scopesBelow } from './scopes';
import type { FacetValue } from './search-page';
import type { SearchFilter } from './search-query';

/** Finding words is dearer than reading columns: of so many of the newest matches. */
const withWordsCountedTo = 1000;

/** How many of the newest matching ads each scope below the asked one has; those with none are out. */
export async function getScopeCounts(filter: SearchFilter, now: Date): Promise<FacetValue[]> {
  const scopes = scopesBelow(filter.scope, filter.isAdult);
  const [first] = scopes;
  if (!first) return [];
  const column = Prisma.raw(first.kind === 'group' ? '"categoryGroup"' : '"category"');
  const rows = await readRows<{ slug: string; count: number }>(Prisma.sql`
    SELECT ${column} AS "slug", count(*)::integer AS "count" FROM (
      SELECT a.${column} FROM "Ad" a WHERE ${matchingSql(filter, now)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${filter.text === null ? facetsCountedTo : withWordsCountedTo}) newest
    GROUP BY 1`);
  const counts = new Map(rows.map(({ slug, count }) => [slug, count]));
  return scopes.flatMap(({ slug, name }) => {
    const count = counts.get(slug) ?? 0;
    return count > 0 ? [{ value: slug, label: name, count, isChosen: false }] : [];
  });
}
