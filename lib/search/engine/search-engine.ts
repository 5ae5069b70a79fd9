import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import type { SearchFilter, SearchQuery } from '@/lib/search/query/search-query';
import type { BoundedCount } from './bounded-count';
import type { FacetGroup } from './facet-groups';
import type { FacetRow } from './facet-rows';
import type { FoundList } from './found-list';

/** Results are ids and counts: cards come from the database, which decides what is public. */
export type SearchEngine = {
  /** A page in the order of the query. Also counts the values of `fields` where that is cheap. */
  list(query: SearchQuery, now: Date, fields: readonly FormField[]): Promise<EngineList>;
  facets(fields: readonly FormField[], filter: SearchFilter, now: Date): Promise<FacetRow[]>;
  count(filter: SearchFilter, now: Date): Promise<BoundedCount>;
  outcodes(filter: SearchFilter, now: Date, bounds: OutcodeBounds): Promise<OutcodeCount[]>;
  /** Index of the first filter with an ad; null if none has one. */
  firstWithAds(filters: readonly SearchFilter[], now: Date): Promise<number | null>;
};

export type EngineList = {
  list: FoundList;
  /** By relevance only: ids of Featured ads that match well enough, in rotation order. */
  featured: string[];
  categories: CategoryCounts | null;
  groups: FacetGroup[] | null;
};

export type CategoryCounts = {
  counts: ReadonlyMap<string, number>;
  /** Without wanted ads; null if not counted. */
  offered: ReadonlyMap<string, number> | null;
  isMore: boolean;
};

export type OutcodeBounds = {
  /** Null means all. */
  within: readonly string[] | null;
  /** Minimum number of matches to count, in no order. */
  ads: number;
  /** Outcodes, those with most matches first. */
  outcodes: number;
};

export type OutcodeCount = { outcode: string; count: number };
