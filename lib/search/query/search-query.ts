import type { Area } from '@/lib/locations/areas';
import type { Pence } from '@/lib/money';

/* The address holds the whole query (search-params.ts). */

export const searchSorts = ['newest', 'relevance', 'price-up', 'price-down', 'nearest'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const searchViews = ['grid', 'list', 'map'] as const;
export type SearchView = (typeof searchViews)[number];
export type ListView = Exclude<SearchView, 'map'>;
export type Scope = { kind: 'group' | 'category'; slug: string; name: string };

/** Miles; null: the whole UK, with distances from the place. */
export const radii = [0, 1, 3, 5, 10, 15, 25, 50, null] as const;
export type Radius = (typeof radii)[number];
/** Unused for areas without a centre. */
export const defaultRadius = 10 satisfies Radius;

/** PostgreSQL's largest integer. */
export const mostPence: Pence = 2_147_483_647;
export const mostPages = 10_000;

/** Days. */
export const postedWithinDays = [1, 3, 7, 14] as const;
export type PostedWithin = (typeof postedWithinDays)[number];

/** Lower-case values, or a range, with money in pence. */
export type FacetChoice =
  | { values: readonly string[] }
  | { min: number | null; max: number | null };

export type SearchFilter = {
  /** Adult and other ads are never mixed. */
  isAdult: boolean;
  /** Null: all ads. */
  text: string | null;
  /** Words of `text` that are taken as words, whatever they could mean; "*" for all of them. */
  asText: readonly string[];
  scope: Scope | null;
  area: Area | null;
  radius: Radius;
  minPence: Pence | null;
  maxPence: Pence | null;
  postedWithin: PostedWithin | null;
  withPhotos: boolean;
  seller: 'private' | 'trade' | null;
  /** Ads that seek, in a search for offers. */
  withSought: boolean;
  /** By field name of the scope's form kind. */
  facets: Readonly<Record<string, FacetChoice>>;
  /** In a widened search: details of a choice that was given up, to which no ad may say "No". */
  unrefused?: readonly string[];
};

export type SearchQuery = SearchFilter & {
  sort: SearchSort;
  /** Null: as the scope suggests (shown-view.ts). */
  view: SearchView | null;
  /** Opaque; null: the first page. */
  cursor: { direction: 'after' | 'before'; value: string } | null;
  /** From 1, for display; the cursor decides the rows. */
  page: number;
};

export const allAds = (isAdult: boolean): SearchFilter => ({
  isAdult,
  text: null,
  asText: [],
  scope: null,
  area: null,
  radius: defaultRadius,
  minPence: null,
  maxPence: null,
  postedWithin: null,
  withPhotos: false,
  seller: null,
  withSought: false,
  facets: {},
});

/** A larger place is one place: its newest ads come first, wherever in it they are. */
const smallPlace = 3;

/** Relevance with words, else nearest around a small place, else newest. */
export function defaultSort({ text, area }: Pick<SearchFilter, 'text' | 'area'>): SearchSort {
  if (text !== null) return 'relevance';
  return area?.centre && (area.outcodes?.length ?? 0) <= smallPlace ? 'nearest' : 'newest';
}
