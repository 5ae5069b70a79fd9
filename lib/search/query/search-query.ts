import type { Area } from '@/lib/locations/area';
import type { Pence } from '@/lib/money';

/* The address contains the whole query (search-params.ts). */

export const searchSorts = ['newest', 'relevance', 'price-up', 'price-down', 'nearest'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const searchViews = ['grid', 'list', 'map'] as const;
export type SearchView = (typeof searchViews)[number];
export type ListView = Exclude<SearchView, 'map'>;
export type Scope = { kind: 'group' | 'category'; slug: string; name: string };

/** Miles; null: the whole UK, with distances from the place. */
export const radii = [0, 1, 3, 5, 10, 15, 20, 25, 30, 50, null] as const;
export type Radius = (typeof radii)[number];
/** Unused for areas without a centre. */
export const defaultRadius = 10 satisfies Radius;

/** PostgreSQL's largest integer. */
export const mostPence: Pence = 2_147_483_647;
export const mostPages = 10_000;

export const postedWithinDays = [1, 3, 7, 14] as const;
export type PostedWithin = (typeof postedWithinDays)[number];

/** Lower-case values, or a range, with money in pence. */
export type FacetChoice =
  | { values: readonly string[] }
  | { min: number | null; max: number | null };

export type SearchFilter = {
  /** Adult ads are never mixed with others. */
  isAdult: boolean;
  /** Null: all ads. */
  text: string | null;
  /** Words of `text` that are searched for literally; "*" for all of them. */
  asText: readonly string[];
  scope: Scope | null;
  area: Area | null;
  radius: Radius;
  minPence: Pence | null;
  maxPence: Pence | null;
  postedWithin: PostedWithin | null;
  withPhotos: boolean;
  seller: 'private' | 'trade' | null;
  /** Includes wanted ads in a search for offers. */
  withWanted: boolean;
  /** By field name of the scope's form kind. */
  facets: Readonly<Record<string, FacetChoice>>;
  /** In a widened search: details of a dropped filter. Ads that say "No" to them stay excluded. */
  unrefused?: readonly string[];
  /** In a widened search: the dropped words asked for offers. */
  ofOffers?: true;
  /** In a widened search: all the words. Titles that say the opposite of one stay excluded. */
  originalText?: string;
};

export type WordsQuery = SearchQuery & { text: string };

export type SearchQuery = SearchFilter & {
  sort: SearchSort;
  /** Null: the scope's default (shown-view.ts). */
  view: SearchView | null;
  /** Opaque; null: the first page. */
  cursor: { direction: 'after' | 'before'; value: string } | null;
  /** From 1, for display only; the cursor selects the rows. */
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
  withWanted: false,
  facets: {},
});

/** Larger places count as one: their newest ads come first. */
const smallPlace = 3;

export function defaultSort({ text, area }: Pick<SearchFilter, 'text' | 'area'>): SearchSort {
  if (text !== null) return 'relevance';
  return area?.centre && (area.outcodes?.length ?? 0) <= smallPlace ? 'nearest' : 'newest';
}
