import type { AdCard } from '@/lib/ads/reading/ad-views';
import type { Area } from '@/lib/locations/area';
import type { PlaceCount } from '@/lib/locations/map/map-clusters';
import type { Pence } from '@/lib/money';
import type { ScopeCounts } from '@/lib/search/counts/scope-counts';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';
import type { Facet } from '@/lib/search/facets/facet';
import type { Radius, SearchQuery } from '@/lib/search/query/search-query';

/** `miles`: from the search's place. `overPence`: its maximum price, if the ad costs more. */
export type FoundAd = AdCard & { miles: number | null; overPence?: Pence };

/** The nearest ads beyond the search's place, and wider searches. */
export type FurtherAway = { ads: FoundAd[]; wider: { area: Area; radius: Radius }[] };

export type NearbyTown = { area: Area; count: number };

export type SearchPage = {
  /** The interpreted search, corrected or widened if nothing matches. */
  query: SearchQuery;
  /** First page of a section only. */
  vip: FoundAd[];
  /** Default order only. */
  featured: FoundAd[];
  ads: FoundAd[];
  total: BoundedCount;
  /** Within a group its categories, otherwise the groups. */
  scopes: ScopeCounts;
  facets: Facet[];
  previous: SearchQuery | null;
  next: SearchQuery | null;
  didYouMean: SearchQuery | null;
  /** If nothing matched: towns around the place where the same search finds ads. */
  nearby: NearbyTown[];
  /** If few ads match. */
  further: FurtherAway | null;
  /** Set for the map only, most ads first. */
  places: PlaceCount[] | null;
  /** Set if nothing matched: what was relaxed to get `query`. */
  widened: {
    original: SearchQuery;
    /** Finds the ads shown; null for the closest ads, which no search finds alone. */
    again: SearchQuery | null;
    relaxed: (
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
