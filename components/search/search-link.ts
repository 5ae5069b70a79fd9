import {
  firstPage,
  parseSearch,
  searchParamsOf,
  searchPath,
} from '@/lib/search/address/search-params';
import { searchPathnameOf } from '@/lib/search/address/search-pathname';
import type { Scope, SearchQuery } from '@/lib/search/query/search-query';

/** Clears the filters, and keeps words and order. */
export const unfiltered = {
  scope: null,
  area: null,
  minPence: null,
  maxPence: null,
  postedWithin: null,
  withPhotos: false,
  seller: null,
  withWanted: false,
  facets: {},
} as const satisfies Partial<SearchQuery>;

/** The first page, without what no longer applies, such as nearest without a place. */
export function searchLink(query: SearchQuery, change: Partial<SearchQuery> = {}): string {
  const params = searchParamsOf(firstPage({ ...query, ...change }));
  return searchPath(parseSearch(params, query));
}

/** In another category, without details. Interprets the words once, not for each category. */
export function scopeLinks(query: SearchQuery): (scope: Scope | null) => string {
  const everywhere = firstPage({ ...query, scope: null, facets: {} });
  const params = [...searchParamsOf(everywhere)];
  const words = params.findLastIndex(([name]) => name === 'q' || name === 'as-text') + 1;
  const path = searchPathnameOf(query);
  return (scope) => {
    const category = scope ? [['category', scope.slug] as [string, string]] : [];
    const all = new URLSearchParams(params.toSpliced(words, 0, ...category)).toString();
    return `${path}${all && `?${all}`}`;
  };
}
