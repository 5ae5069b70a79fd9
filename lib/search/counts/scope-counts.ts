import { categoryOf } from '@/lib/catalogue/categories';
import { countedExactly } from '@/lib/catalogue/limits';
import { everything, everythingAdult } from '@/lib/catalogue/scopes/list-scopes';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { wholeUk } from '@/lib/locations/area';
import { filterKey } from '@/lib/search/address/search-params';
import type { CategoryCounts } from '@/lib/search/engine/search-engine';
import type { FacetValue } from '@/lib/search/facets/facet';
import { askNewest, countedNewest } from '@/lib/search/postgresql/newest-matches';
import { scopesBelow } from '@/lib/search/query/scopes';
import { allAds, type Scope, type SearchFilter } from '@/lib/search/query/search-query';
import { excludesWanted } from '@/lib/search/understanding/offers-only';
import { totalOf } from '@/lib/total-of';
import { storedCount, storedScopeCounts } from './ad-counts';

/** `isMore`: counted in the newest ads only. */
export type ScopeCounts = { values: FacetValue[]; isMore: boolean };

/** Without scopes that have no ads. `listed`: counts per category that came with the list. */
export async function getScopeCounts(
  filter: SearchFilter,
  now: Date,
  listed: CategoryCounts | null = null,
): Promise<ScopeCounts> {
  const scopes = scopesBelow(filter.scope, filter.isAdult);
  if (scopes.length === 0) return { values: [], isMore: false };
  const ofList = listed && ofScopes(kindOf(scopes), listed, listed.counts);
  const offered = listed?.offered && ofScopes(kindOf(scopes), listed, listed.offered);
  const found =
    ofList && !ofList.isMore
      ? ofList
      : ((await asLastCounted(filter, scopes)) ??
        ofList ??
        (await countNow(filter, kindOf(scopes), now)));
  return toScopeCounts(scopes, await withoutWanted(filter, scopes, { found, offered }, now));
}

/** Choosing goods, homes or vehicles leaves wanted ads out of a search that shows them now. */
async function withoutWanted(
  filter: SearchFilter,
  scopes: readonly Scope[],
  { found, offered }: { found: Found; offered: Found | null | undefined },
  now: Date,
): Promise<Found> {
  if (excludesWanted(filter)) return found;
  const ofOffers = scopes.filter(
    (scope) => found.counts.has(scope.slug) && excludesWanted({ ...filter, scope }),
  );
  if (ofOffers.length === 0) return found;
  const offers = offered ?? (await countNow({ ...filter, ofOffers: true }, kindOf(scopes), now));
  const counts = new Map(found.counts);
  for (const { slug } of ofOffers) counts.set(slug, offers.counts.get(slug) ?? 0);
  return { counts, isMore: found.isMore || offers.isMore };
}

function ofScopes(
  kind: Scope['kind'] | undefined,
  { isMore }: CategoryCounts,
  ofCategories: ReadonlyMap<string, number>,
): Found {
  const isOfGroups = kind === 'group';
  const counts = new Map<string, number>();
  for (const [category, count] of ofCategories) {
    const slug = isOfGroups ? categoryOf(category).groupSlug : category;
    counts.set(slug, (counts.get(slug) ?? 0) + count);
  }
  return { counts, isMore };
}

const kindOf = ([first]: readonly Scope[]) => first?.kind;

type Found = { counts: ReadonlyMap<string, number>; isMore: boolean };

function toScopeCounts(scopes: readonly Scope[], { counts, isMore }: Found): ScopeCounts {
  const values = scopes.flatMap(({ slug, name }) => {
    const count = counts.get(slug) ?? 0;
    return count > 0 ? [{ value: slug, label: name, count, isChosen: false }] : [];
  });
  return { values, isMore };
}

/** Stored counts suffice for long lists filtered by scope and place only; otherwise null. */
async function asLastCounted(
  filter: SearchFilter,
  scopes: readonly Scope[],
): Promise<Found | null> {
  const { isAdult, scope, area, radius } = filter;
  const isPlain = filterKey(filter) === filterKey({ ...allAds(isAdult), scope, area, radius });
  const isCounted = !area || area.kind === 'region' || (area.kind === 'town' && radius === 0);
  if (!isPlain || filter.unrefused || filter.originalText || !isCounted) return null;
  const place = area ?? wholeUk;
  const all = isAdult ? everythingAdult : everything;
  const { count } = await storedCount({ key: scope?.slug ?? all.key }, place);
  if (count <= countedExactly) return null;
  const rows = await storedScopeCounts(
    scopes.map(({ slug }) => ({ key: slug })),
    place,
  );
  return { counts: new Map(rows.map((row) => [row.scope.key, row.count])), isMore: false };
}

async function countNow(
  filter: SearchFilter,
  kind: Scope['kind'] | undefined,
  now: Date,
): Promise<Found> {
  const column = Prisma.raw(kind === 'group' ? '"categoryGroup"' : '"category"');
  const most = countedNewest(filter);
  const rows = await askNewest(
    { filter, now, most, columns: Prisma.sql`a.${column}` },
    (newest) =>
      readRows<{ slug: string; count: number }>(Prisma.sql`
        SELECT ${column} AS "slug", count(*)::integer AS "count" FROM (${newest}) newest
        GROUP BY 1`),
    totalOf,
  );
  return {
    counts: new Map(rows.map(({ slug, count }) => [slug, count])),
    isMore: totalOf(rows) > most,
  };
}
