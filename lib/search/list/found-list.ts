import type { FormField } from '@/lib/catalogue/form-kind';
import { adsPerPage } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import type { Pence } from '@/lib/money';
import { type FacetGroup, facetSample, groupsSql } from '@/lib/search/facets/facet-groups';
import { type Cursor, formatCursor, parseCursor } from '@/lib/search/query/cursor';
import type { SearchQuery } from '@/lib/search/query/search-query';
import type { ListedAd } from './list-order';
import { matchingSql } from './matching-sql';
import type { BoundedCount } from './search-page';

/* A page is the ads after a cursor, so that ads published meanwhile neither shift nor repeat results. */

/** Ids of a page, and the cursors of its neighbours or null. */
export type FoundList = {
  ids: string[];
  total: BoundedCount;
  previous: SearchQuery | null;
  next: SearchQuery | null;
};

/** More results read "1,000+". */
export const countedTo = 1000;

export const countOf = (found: number): BoundedCount => ({
  count: Math.min(found, countedTo),
  isMore: found > countedTo,
});

export type Collected = {
  total: BoundedCount;
  /** Null if there are more than are counted. */
  ads: ListedAd[] | null;
  /** Of searches without words, if there are more than are counted: the first page and one more. */
  newest: ListedAd[] | null;
  groups: FacetGroup[] | null;
};

/** `facets`: fields whose values are counted in the newest matches by the same query. */
export async function collect(
  query: SearchQuery,
  now: Date,
  facets: readonly FormField[] = [],
): Promise<Collected> {
  // An index has lists without words in this order.
  const isInOrder = query.text === null;
  const order = isInOrder ? Prisma.sql`ORDER BY a."rankedAt" DESC, a."id" DESC` : Prisma.empty;
  const counts = facets.length > 0 && isInOrder;
  const groups = Prisma.sql`, (SELECT json_agg(row_to_json(counts)) FROM (
    ${groupsSql(facets, Prisma.sql`SELECT "facets" FROM found LIMIT ${facetSample + 1}`)}) counts) AS "groups"`;
  // Returned as one value: parsing a thousand rows takes longer than finding them.
  const [row] = await readRows<CollectedRow>(Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT a."id", a."rankedAt", a."pricePence", a."outcode"
        ${counts ? Prisma.sql`, a."facets"` : Prisma.empty}
      FROM "Ad" a WHERE ${matchingSql(query, now)} ${order} LIMIT ${countedTo + 1}),
    counted AS (SELECT count(*)::integer AS "count" FROM found)
    SELECT "count", (
      SELECT json_agg(json_build_array(
        "id", (1000 * extract(epoch FROM "rankedAt")::float8)::bigint, "pricePence", "outcode"))
      FROM (SELECT * FROM found LIMIT
        CASE WHEN "count" <= ${countedTo} THEN ${countedTo}::integer ELSE ${isInOrder ? adsPerPage + 1 : 0}::integer END) listed
      ) AS "ads" ${counts ? groups : Prisma.empty}
    FROM counted`);
  const { count = 0, ads, groups: counted = null } = row ?? {};
  const listed = (ads ?? []).map(toListed);
  const isWhole = count <= countedTo;
  return {
    total: countOf(count),
    ads: isWhole ? listed : null,
    newest: isInOrder && !isWhole ? listed : null,
    groups: counted,
  };
}

type CollectedRow = { count: number; ads: CollectedAd[] | null; groups?: FacetGroup[] | null };

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

/** For matches that are all in memory. */
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

/** `rows`: one more than a page, in reading order from the cursor. */
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

/** The second page leads back to the current first page, new ads included. */
function previousOf(query: SearchQuery, before: () => SearchQuery | null): SearchQuery | null {
  if (!query.cursor) return null;
  return query.page <= 2 ? { ...query, cursor: null, page: 1 } : before();
}
