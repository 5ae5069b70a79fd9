import {
  firstPage,
  parseSearch,
  searchParamsOf,
  searchPath,
} from '@/lib/search/query/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';

/** A change that leaves the words, and how they are shown. */
export const unfiltered = {
  scope: null,
  area: null,
  minPence: null,
  maxPence: null,
  postedWithin: null,
  withPhotos: false,
  seller: null,
  facets: {},
} as const satisfies Partial<SearchQuery>;

/** Where `query` with a change begins. What no longer makes sense then (nearest without a place) is left out. */
export function searchLink(query: SearchQuery, change: Partial<SearchQuery> = {}): string {
  const params = searchParamsOf(firstPage({ ...query, ...change }));
  return searchPath(parseSearch(params, query));
}
