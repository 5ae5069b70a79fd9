import type { AdCard } from '@/lib/ads/reading/ad-views';
import type { SearchQuery } from '@/lib/search/query/search-query';

/* What a search answers. */

/** `miles` from the place that was asked for; null without one. */
export type FoundAd = AdCard & { miles: number | null };

/** Counted up to a bound; `isMore`: there are more than that ("1,000+"). */
export type BoundedCount = { count: number; isMore: boolean };

export type FacetValue = {
  /** As it stands in addresses. */
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
};

/** `isMore`: not all ads are in the counts, which are of the newest. */
export type ScopeCounts = { values: FacetValue[]; isMore: boolean };

/** One filter of the scope's form kind. */
export type Facet =
  | { kind: 'values'; name: string; label: string; values: FacetValue[]; isMore: boolean }
  | {
      kind: 'range';
      name: string;
      label: string;
      unit: string | null;
      /** Of the ads found without this filter; null where there are none. Money is in pence. */
      lowest: number | null;
      highest: number | null;
      min: number | null;
      max: number | null;
    };

export type SearchPage = {
  /** What was looked for in the end: as asked, corrected or widened. */
  query: SearchQuery;
  /** Above everything, on the first page of a section. */
  vip: FoundAd[];
  /** A labelled block above the others, in the default order alone. */
  featured: FoundAd[];
  ads: FoundAd[];
  total: BoundedCount;
  /** Counts of the scopes below the one asked for: categories of a group, groups of everything. */
  scopes: ScopeCounts;
  facets: Facet[];
  previous: SearchQuery | null;
  next: SearchQuery | null;
  /** "Did you mean …": the same search with other words. */
  didYouMean: SearchQuery | null;
  /** Nothing was found as asked: `query` is the nearest that finds something, and what was given up. */
  widened: {
    asked: SearchQuery;
    gaveUp: (
      | 'spelling'
      | 'some words'
      | 'facets'
      | 'price'
      | 'posted'
      | 'photos'
      | 'seller'
      | 'radius'
      | 'place'
      | 'scope'
      | 'words'
    )[];
  } | null;
};
