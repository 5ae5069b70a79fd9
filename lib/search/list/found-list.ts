import { adsPerPage } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import type { Pence } from '@/lib/money';
import { type Cursor, formatCursor, parseCursor } from '@/lib/search/query/cursor';
import type { SearchQuery } from '@/lib/search/query/search-query';
import type { ListedAd } from './list-order';
import { matchingSql } from './matching-sql';
import type { BoundedCount } from './search-page';

/*
 * A page of a list is the ads beyond a cursor. Nothing depends on how many stand before it, so that
 * ads which come or go in between neither shift nor repeat what follows.
 */

/** Ids of a page in their order, and where its neighbours begin; null where there are none. */
export type FoundList = {
  ids: string[];
  total: BoundedCount;
  previous: SearchQuery | null;
  next: SearchQuery | null;
};

/** Above it, results are "1,000+". */
export const countedTo = 1000;

export const countOf = (found: number): BoundedCount => ({
  count: Math.min(found, countedTo),
  isMore: found > countedTo,
});

/** What matches: how many, and in no order which, unless they are more than are counted. */
export type Collected = { total: BoundedCount; ads: ListedAd[] | null };

export async function collect(query: SearchQuery, now: Date): Promise<Collected> {
  // As one value: a thousand rows take longer to be read than to be found.
  const [row] = await readRows<{ count: number; ads: CollectedAd[] | null }>(Prisma.sql`
    SELECT count(*)::integer AS "count", CASE WHEN count(*) <= ${countedTo} THEN json_agg(json_build_array(
      "id", (1000 * extract(epoch FROM "rankedAt"))::bigint, "pricePence", "outcode")) END AS "ads"
    FROM (
      SELECT a."id", a."rankedAt", a."pricePence", a."outcode" FROM "Ad" a
      WHERE ${matchingSql(query, now)} LIMIT ${countedTo + 1}) found`);
  const { count = 0, ads = null } = row ?? {};
  return {
    total: countOf(count),
    ads: count > countedTo ? null : (ads ?? []).map(toListed),
  };
}

type CollectedAd = [id: string, rankedAt: number, pricePence: Pence | null, outcode: string];

const toListed = ([id, rankedAt, pricePence, outcode]: CollectedAd): ListedAd => ({
  id,
  rankedAt: new Date(rankedAt),
  pricePence,
  outcode,
});

export const cursorOfQuery = ({ cursor, sort }: SearchQuery): Cursor | null =>
  cursor && parseCursor(sort, cursor.value);

export const isBackwards = ({ cursor }: SearchQuery) => cursor?.direction === 'before';

/** Of ads that are all in memory, the page that the query asks for. */
export function pageOfAll<T>(
  all: readonly T[],
  query: SearchQuery,
  toCursor: (ad: T) => Cursor,
  compare: (a: Cursor, b: Cursor) => number,
): T[] {
  const cursor = cursorOfQuery(query);
  const side = isBackwards(query) ? -1 : 1;
  return all
    .map((ad) => ({ ad, at: toCursor(ad) }))
    .filter(({ at }) => !cursor || compare(at, cursor) * side > 0)
    .sort((a, b) => side * compare(a.at, b.at))
    .slice(0, adsPerPage + 1)
    .map(({ ad }) => ad);
}

/**
 * From what was read from the cursor on, one ad more than a page has, in the order of reading, to
 * the page and its neighbours.
 */
export function toFoundList<T>(
  read: readonly T[],
  query: SearchQuery,
  total: BoundedCount,
  toCursor: (ad: T) => Cursor,
): FoundList {
  const backwards = isBackwards(query);
  const isMore = read.length > adsPerPage;
  const page = read.slice(0, adsPerPage).map(toCursor);
  if (backwards) page.reverse();
  const beyond = (direction: 'after' | 'before', edge: Cursor | undefined, pages: number) =>
    edge
      ? {
          ...query,
          cursor: { direction, value: formatCursor(query.sort, edge) },
          page: query.page + pages,
        }
      : null;
  const hasNext = backwards || isMore;
  return {
    ids: page.map(({ id }) => id),
    total,
    previous: previousOf(query, () => beyond('before', page[0], -1)),
    next: hasNext ? beyond('after', page.at(-1), 1) : null,
  };
}

/** The second page leads back to the first as it is by then, new ads included. */
function previousOf(query: SearchQuery, before: () => SearchQuery | null): SearchQuery | null {
  if (!query.cursor) return null;
  return query.page <= 2 ? { ...query, cursor: null, page: 1 } : before();
}
