import { adsPerPage } from '@/lib/catalogue/limits';
import { type Cursor, formatCursor, parseCursor } from '@/lib/search/query/cursor';
import type { SearchQuery } from '@/lib/search/query/search-query';
import type { BoundedCount } from './bounded-count';

/* Pages begin after a cursor, so that ads published meanwhile neither shift nor repeat results. */

export type FoundList = {
  ids: string[];
  total: BoundedCount;
  previous: SearchQuery | null;
  next: SearchQuery | null;
};

export const cursorOfQuery = ({ cursor, sort }: SearchQuery): Cursor | null =>
  cursor && parseCursor(sort, cursor.value);

export const isBackwards = ({ cursor }: SearchQuery) => cursor?.direction === 'before';

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

/** `read`: one ad more than a page, in reading order from the cursor. */
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
