import { second } from '@/lib/dates';
import { type Facets, getFacets } from '@/lib/search/facets/facets';
import { getScopeCounts, scopeCountsOf } from '@/lib/search/facets/scope-counts';
import { filterKey } from '@/lib/search/query/search-params';
import { defaultSort, type SearchQuery } from '@/lib/search/query/search-query';
import { correctText } from '@/lib/search/words/spelling';
import { cardsOf, withMiles } from './cards';
import type { FoundList } from './found-list';
import { findNearest } from './nearest';
import { featuredTurn, featuredTurnAmong, vipTurn } from './placements';
import { findRelevant } from './relevance';
import { remember } from './remember';
import type { SearchPage } from './search-page';
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
  const facets = around('facets', query, now, () => getFacets(query, now));
  const found = findWithFeatured(query, facets, now);
  const [{ list, featured: paid }, vip, scopes, { facets: filters }] = await Promise.all([
    found,
    hasCarousel(query) ? vipTurn(query, now) : [],
    around('scopes', query, now, async () =>
      isByRelevance(query)
        ? scopeCountsOf(query, (await found).categories)
        : getScopeCounts(query, now),
    ),
    facets,
  ]);
  // Beyond the end there is nothing to stand above.
  const featured = list.ids.length > 0 ? paid : [];
  const below = list.ids.filter((id) => !featured.includes(id));
  const cards = await cardsOf([...new Set([...vip, ...featured, ...below])], now);
  const known = new Map(withMiles(cards, query).map((card) => [card._id, card]));
  const shown = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  return {
    query,
    vip: shown(vip),
    featured: shown(featured),
    ads: shown(below),
    total: list.total,
    scopes,
    facets: filters,
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
  /** Ids. */
  featured: string[];
  /** Of the newest matches, where these were read to be weighed. */
  categories: readonly string[];
};

/** Featured ads stand above in the default order alone; sorted otherwise, results are pure. */
async function findWithFeatured(
  query: SearchQuery,
  facets: Promise<Facets>,
  now: Date,
): Promise<Found> {
  if (isByRelevance(query)) {
    const list = await findRelevant(query, now);
    const { eligible, categories } = list;
    return { list, featured: await featuredTurnAmong(eligible, query.page, now), categories };
  }
  return { ...(await findInOrder(query, facets, now)), categories: [] };
}

async function findInOrder(
  query: SearchQuery,
  facets: Promise<Facets>,
  now: Date,
): Promise<Omit<Found, 'categories'>> {
  const { sort, area } = query;
  if (sort === 'nearest' && area?.centre) {
    return { list: await findNearest(query, area.centre, now), featured: [] };
  }
  const walked = sort === 'price-up' || sort === 'price-down' ? sort : 'newest';
  const [list, featured] = await Promise.all([
    facets.then(({ count }) => findByWalk({ ...query, sort: walked }, now, count)),
    sort === defaultSort(query) ? featuredTurn(query, query.page, now) : [],
  ]);
  return { list, featured };
}

/** At the top of a category, group or region, and of the adult section. */
const hasCarousel = ({ text, scope, area, isAdult, sort, page }: SearchQuery) =>
  (scope !== null || area?.kind === 'region' || isAdult) &&
  text === null &&
  sort === 'newest' &&
  page === 1;
