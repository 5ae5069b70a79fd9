import type { AdCard } from '@/lib/ads/reading/ad-views';
import { adsPerPage, countedExactly } from '@/lib/catalogue/limits';
import { type ListScope, scopesBelow } from '@/lib/catalogue/list-scopes';
import type { Area } from '@/lib/locations/areas';
import { countIn, scopesWithAds } from '@/lib/search/facets/ad-counts';
import { getListFacts, getNewestAds, type ListFacts } from '@/lib/search/list/list-ads';
import { featuredPlaces, getFeaturedAds, getVipAds } from '@/lib/search/list/placements';
import type { BoundedCount } from '@/lib/search/list/search-page';
import { browseQuery } from './browse-address';
import { type AreaLink, nearestWithAds, placesAround } from './browse-places';

export type ScopeLink = { scope: ListScope; count: number };

export type BrowsePage = {
  total: BoundedCount;
  /** Posted in the last 24 hours. */
  fresh: number;
  prices: ListFacts['prices'];
  vip: AdCard[];
  /** A labelled block above the others. */
  featured: AdCard[];
  ads: AdCard[];
  /** One step below the page's scope, those with ads in the area. */
  scopes: ScopeLink[];
  /** Where else the scope has ads. */
  places: AreaLink[];
};

/** Where ads are that come closest to those that are missing. */
export type WaysOut = { place: AreaLink | null; wider: ScopeLink | null };

/** Prices of long lists are those of the newest ads in them. */
const pricesAmong = 200;

/** What the page of a scope in an area shows: its ads and facts as of now, other pages' counts as last counted. */
export async function getBrowsePage(scope: ListScope, area: Area, now: Date): Promise<BrowsePage> {
  const query = browseQuery(scope, area);
  const counted = await countIn(scope, area);
  // A long list is not counted again: nobody sees the difference.
  const isLong = counted.count > countedExactly;
  const limit = isLong ? pricesAmong : countedExactly + 1;
  const [facts, vip, featured, newest, scopes, places] = await Promise.all([
    getListFacts(query, { now, limit }),
    getVipAds(query, now),
    getFeaturedAds(query, 1, now),
    getNewestAds(query, { now, limit: adsPerPage + featuredPlaces }),
    scopesWithAds(scopesBelow(scope), area),
    placesAround(scope, area),
  ]);
  const above = new Set(featured.map(({ _id }) => _id));
  const isMore = isLong || facts.count > countedExactly;
  return {
    total: { count: isMore ? countedExactly : facts.count, isMore },
    fresh: isLong ? counted.fresh : facts.fresh,
    prices: scope.priceUnit && facts.prices,
    vip,
    featured,
    ads: newest.filter(({ _id }) => !above.has(_id)).slice(0, adsPerPage),
    scopes,
    places,
  };
}

/** The nearest place with ads of the scope, and the closest scope around it with ads in the area. */
export async function getWaysOut(scope: ListScope, area: Area): Promise<WaysOut> {
  const [place, wider] = await Promise.all([
    nearestWithAds(scope, area),
    scopesWithAds(widerThan(scope), area),
  ]);
  return { place, wider: wider[0] ?? null };
}

/** The scopes around one, the closest first. */
const widerThan = ({ parent }: ListScope): ListScope[] =>
  parent ? [parent, ...widerThan(parent)] : [];
