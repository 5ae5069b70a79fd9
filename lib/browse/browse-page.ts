import type { AdCard } from '@/lib/ads/reading/ad-views';
import { adsPerPage, countedExactly } from '@/lib/catalogue/limits';
import { type ListScope, listScopesBelow } from '@/lib/catalogue/scopes/list-scopes';
import type { Area } from '@/lib/locations/area';
import { storedCount, storedScopeCounts } from '@/lib/search/counts/ad-counts';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';
import { getListFacts, getNewestAds, type ListFacts } from '@/lib/search/list/list-ads';
import { featuredSlots, getFeaturedAds, getVipAds } from '@/lib/search/list/placements/placements';
import { defaultRadius } from '@/lib/search/query/search-query';
import { browseQuery } from './browse-address';
import { type AreaLink, nearestWithAds, placesAround } from './browse-places';

export type ScopeLink = { scope: ListScope; count: number };

export type BrowsePage = {
  total: BoundedCount;
  /** Posted in the last 24 hours. */
  fresh: number;
  prices: ListFacts['prices'];
  vip: AdCard[];
  featured: AdCard[];
  ads: AdCard[];
  /** Ads within the default radius, for a town with few of its own. */
  around: AdCard[];
  scopes: ScopeLink[];
  places: AreaLink[];
};

export type Alternatives = { place: AreaLink | null; wider: ScopeLink | null };

const fewAdsInTown = 8;

const priceSample = 200;

export async function getBrowsePage(scope: ListScope, area: Area, now: Date): Promise<BrowsePage> {
  const query = browseQuery(scope, area);
  const counted = await storedCount(scope, area);
  // Shown as "1,000+".
  const isLong = counted.count > countedExactly;
  const limit = isLong ? priceSample : countedExactly + 1;
  const [facts, vip, featured, newest, scopes, places] = await Promise.all([
    getListFacts(query, { now, limit }),
    getVipAds(query, now),
    getFeaturedAds(query, 1, now),
    getNewestAds(query, { now, limit: adsPerPage + featuredSlots }),
    storedScopeCounts(listScopesBelow(scope), area),
    placesAround(scope, area),
  ]);
  const above = new Set(featured.map(({ _id }) => _id));
  const hasFew = area.kind === 'town' && facts.count < fewAdsInTown;
  const around = hasFew ? await newestAround(scope, area, now) : [];
  const own = new Set([...featured, ...newest].map(({ _id }) => _id));
  const isMore = isLong || facts.count > countedExactly;
  return {
    total: { count: isMore ? countedExactly : facts.count, isMore },
    fresh: isLong ? counted.fresh : facts.fresh,
    prices: scope.priceUnit && facts.prices,
    vip,
    featured,
    ads: newest.filter(({ _id }) => !above.has(_id)).slice(0, adsPerPage),
    around: around.filter(({ _id }) => !own.has(_id)),
    scopes,
    places,
  };
}

const newestAround = (scope: ListScope, town: Area, now: Date) =>
  getNewestAds({ ...browseQuery(scope, town), radius: defaultRadius }, { now, limit: adsPerPage });

export async function getAlternatives(scope: ListScope, area: Area): Promise<Alternatives> {
  const [place, wider] = await Promise.all([
    nearestWithAds(scope, area),
    storedScopeCounts(widerThan(scope), area),
  ]);
  return { place, wider: wider[0] ?? null };
}

const widerThan = ({ parent }: ListScope): ListScope[] =>
  parent ? [parent, ...widerThan(parent)] : [];
