import { countedExactly } from '@/lib/catalogue/limits';
import { everything, everythingAdult } from '@/lib/catalogue/list-scopes';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { wholeUk } from '@/lib/locations/areas';
import { countIn, scopesWithAds } from './ad-counts';
import { facetsCountedTo } from './facet-counts';
import { matchingSql } from './matching-sql';
import { scopesBelow } from './scopes';
import type { ScopeCounts } from './search-page';
import { filterKey } from './search-params';
import { allAds, type Scope, type SearchFilter } from './search-query';

/** Finding words is dearer than reading columns: of so many of the newest matches. */
const withWordsCountedTo = 1000;

/** How many matching ads each scope below the asked one has; those with none are out. */
export async function getScopeCounts(filter: SearchFilter, now: Date): Promise<ScopeCounts> {
  const scopes = scopesBelow(filter.scope, filter.isAdult);
  if (scopes.length === 0) return { values: [], isMore: false };
  const found = (await asLastCounted(filter, scopes)) ?? (await countNow(filter, scopes, now));
  return {
    values: scopes.flatMap(({ slug, name }) => {
      const count = found.counts.get(slug) ?? 0;
      return count > 0 ? [{ value: slug, label: name, count, isChosen: false }] : [];
    }),
    isMore: found.isMore,
  };
}

type Found = { counts: Map<string, number>; isMore: boolean };

/** Of a long list that nothing but scope and place narrow, as of a minute ago; else null. */
async function asLastCounted(
  filter: SearchFilter,
  scopes: readonly Scope[],
): Promise<Found | null> {
  const { isAdult, scope, area, radius } = filter;
  const isPlain = filterKey(filter) === filterKey({ ...allAds(isAdult), scope, area, radius });
  const isCounted = !area || area.kind === 'region' || (area.kind === 'town' && radius === 0);
  if (!isPlain || !isCounted) return null;
  const place = area ?? wholeUk;
  const all = isAdult ? everythingAdult : everything;
  const { count } = await countIn({ key: scope?.slug ?? all.key }, place);
  if (count <= countedExactly) return null;
  const rows = await scopesWithAds(
    scopes.map(({ slug }) => ({ key: slug })),
    place,
  );
  return { counts: new Map(rows.map((row) => [row.scope.key, row.count])), isMore: false };
}

/** Of the newest, and whether there are more. */
async function countNow(
  filter: SearchFilter,
  [first]: readonly Scope[],
  now: Date,
): Promise<Found> {
  const column = Prisma.raw(first?.kind === 'group' ? '"categoryGroup"' : '"category"');
  const limit = filter.text === null ? facetsCountedTo : withWordsCountedTo;
  const rows = await readRows<{ slug: string; count: number }>(Prisma.sql`
    SELECT ${column} AS "slug", count(*)::integer AS "count" FROM (
      SELECT a.${column} FROM "Ad" a WHERE ${matchingSql(filter, now)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${limit + 1}) newest
    GROUP BY 1`);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return { counts: new Map(rows.map(({ slug, count }) => [slug, count])), isMore: total > limit };
}
