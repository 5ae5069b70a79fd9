import type { AdCard } from '@/lib/ads/ad-views';
import { second } from '@/lib/dates';
import { cardsOf, withMiles } from './cards';
import { getFacets } from './facets';
import type { FoundList } from './found-list';
import { findNearest } from './nearest';
import { getFeaturedAds, getFeaturedAmong, getVipAds } from './placements';
import { findRelevant } from './relevance';
import { remember } from './remember';
import { getScopeCounts, scopeCountsOf } from './scope-counts';
import type { SearchPage } from './search-page';
import { filterKey } from './search-params';
import { defaultSort, type SearchQuery } from './search-query';
import { correctText } from './spelling';
import { findByWalk } from './walk';
import { widen } from './widen';

/**
 * A page of results with all that stands around it; where nothing is found as asked, the nearest
 * search that finds something. Throws `unavailable` when the database takes too long.
 */
export async function searchAds(asked: SearchQuery, now: Date): Promise<SearchPage> {
  const page = await findPage(asked, now);
  if (asked.cursor) return page;
  if (page.total.count === 0) {
    const wider = await widen(asked, now);
    if (!wider) return page;
    const { query, gaveUp } = wider;
    return { ...(await findPage(query, now)), widened: { asked, gaveUp } };
  }
  const [corrected] = page.total.count <= seldom ? await correctText(asked, now) : [];
  return corrected ? { ...page, didYouMean: { ...asked, text: corrected } } : page;
}

/** So few ads may share somebody's slip. */
const seldom = 5;

async function findPage(query: SearchQuery, now: Date): Promise<SearchPage> {
  const found = findWithFeatured(query, now);
  const [{ list, featured: paid }, vip, scopes, facets] = await Promise.all([
    found,
    hasCarousel(query) ? getVipAds(query, now) : [],
    around('scopes', query, now, async () =>
      isByRelevance(query)
        ? scopeCountsOf(query, (await found).categories)
        : getScopeCounts(query, now),
    ),
    around('facets', query, now, () => getFacets(query, now)),
  ]);
  // Beyond the end there is nothing to stand above.
  const featured = list.ids.length > 0 ? paid : [];
  const above = new Set(featured.map(({ _id }) => _id));
  const below = list.ids.filter((id) => !above.has(id));
  return {
    query,
    vip: withMiles(vip, query),
    featured: withMiles(featured, query),
    ads: withMiles(await cardsOf(below, now), query),
    total: list.total,
    scopes,
    facets,
    previous: list.previous,
    next: list.next,
    didYouMean: null,
    widened: null,
  };
}

/** How long the counts around a list are good. */
const countsLife = 30 * second;

const around = <T>(what: string, query: SearchQuery, now: Date, ask: () => Promise<T>) =>
  remember(`${what} ${filterKey(query)}`, { now, life: countsLife }, ask);

const isByRelevance = (query: SearchQuery): query is SearchQuery & { text: string } =>
  query.sort === 'relevance' && query.text !== null;

type Found = {
  list: FoundList;
  featured: AdCard[];
  /** Of the newest matches, where these were read to be weighed. */
  categories: readonly string[];
};

/** Featured ads stand above in the default order alone; sorted otherwise, results are pure. */
async function findWithFeatured(query: SearchQuery, now: Date): Promise<Found> {
  if (isByRelevance(query)) {
    const list = await findRelevant(query, now);
    const { eligible, categories } = list;
    return { list, featured: await getFeaturedAmong(eligible, query.page, now), categories };
  }
  return { ...(await findInOrder(query, now)), categories: [] };
}

async function findInOrder(query: SearchQuery, now: Date): Promise<Omit<Found, 'categories'>> {
  const { sort, area } = query;
  if (sort === 'nearest' && area?.centre) {
    return { list: await findNearest(query, area.centre, now), featured: [] };
  }
  const walked = sort === 'price-up' || sort === 'price-down' ? sort : 'newest';
  const [list, featured] = await Promise.all([
    findByWalk({ ...query, sort: walked }, now),
    sort === defaultSort(query) ? getFeaturedAds(query, query.page, now) : [],
  ]);
  return { list, featured };
}

/** At the top of a category, group or region, and of the adult section. */
const hasCarousel = ({ text, scope, area, isAdult, sort, page }: SearchQuery) =>
  (scope !== null || area?.kind === 'region' || isAdult) &&
  text === null &&
  sort === 'newest' &&
  page === 1;
