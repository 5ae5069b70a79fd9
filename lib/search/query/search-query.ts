import type { Area } from '@/lib/locations/areas';
import type { Pence } from '@/lib/money';

/* What a visitor asks for. The address holds all of it (search-params.ts), nothing else does. */

export const searchSorts = ['newest', 'relevance', 'price-up', 'price-down', 'nearest'] as const;
export type SearchSort = (typeof searchSorts)[number];
export type SearchView = 'grid' | 'list';
/** Where in the catalogue: a group with all its categories, or one of them. */
export type Scope = { kind: 'group' | 'category'; slug: string; name: string };

/** Miles; null: no bound ("Whole UK"), distances are still measured from the place. */
export const radii = [0, 1, 3, 5, 10, 15, 25, 50, null] as const;
export type Radius = (typeof radii)[number];
/** Around towns and postcodes; where distances are not measured, the radius says nothing. */
export const defaultRadius = 10 satisfies Radius;

/** The highest price that the database can hold. */
export const mostPence: Pence = 2_147_483_647;
export const mostPages = 10_000;

/** Days. */
export const postedWithinDays = [1, 3, 7, 14] as const;
export type PostedWithin = (typeof postedWithinDays)[number];

/** A facet's choice: values as they stand in addresses (lower case), or a range of numbers, money in pence. */
export type FacetChoice =
  | { values: readonly string[] }
  | { min: number | null; max: number | null };

export type SearchFilter = {
  /** Adult ads are only ever found inside the adult section, which finds nothing else. */
  isAdult: boolean;
  /** Words, cleaned; null: all ads. */
  text: string | null;
  scope: Scope | null;
  area: Area | null;
  radius: Radius;
  minPence: Pence | null;
  maxPence: Pence | null;
  postedWithin: PostedWithin | null;
  withPhotos: boolean;
  seller: 'private' | 'trade' | null;
  /** By the name of the form kind's field; only those of the scope's form kind. */
  facets: Readonly<Record<string, FacetChoice>>;
};

export type SearchQuery = SearchFilter & {
  sort: SearchSort;
  view: SearchView;
  /** Where a page begins or ends, opaque; null: the first page. */
  cursor: { direction: 'after' | 'before'; value: string } | null;
  /** Counts from 1; says nothing about the rows, which the cursor decides. */
  page: number;
};

/** Everything there is, of the adult section or of all the others. */
export const allAds = (isAdult: boolean): SearchFilter => ({
  isAdult,
  text: null,
  scope: null,
  area: null,
  radius: defaultRadius,
  minPence: null,
  maxPence: null,
  postedWithin: null,
  withPhotos: false,
  seller: null,
  facets: {},
});

/** With words the best come first, else the newest. */
export const defaultSort = ({ text }: Pick<SearchFilter, 'text'>): SearchSort =>
  text === null ? 'newest' : 'relevance';
