import {
  firstPage,
  parseSearch,
  searchParamsOf,
  searchPath,
} from '@/lib/search/query/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';

/** Clears the filters, and keeps words and order. */
export const unfiltered = {
  scope: null,
  area: null,
  minPence: null,
  maxPence: null,
  postedWithin: null,
  withPhotos: false,
  seller: null,
  withSought: false,
  facets: {},
} as const satisfies Partial<SearchQuery>;

/** The first page of the changed search, without what no longer applies (nearest without a place). */
export function searchLink(query: SearchQuery, change: Partial<SearchQuery> = {}): string {
  const params = searchParamsOf(firstPage({ ...query, ...change }));
  return searchPath(parseSearch(params, query));
}
