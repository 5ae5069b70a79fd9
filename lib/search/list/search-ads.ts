import { getFacets } from '@/lib/search/facets/facets';
import { getScopeCounts, scopeCountsOf } from '@/lib/search/facets/scope-counts';
import { defaultSort, type SearchQuery } from '@/lib/search/query/search-query';
import { correctText } from '@/lib/search/words/spelling';
import { cardsOf, withMiles } from './cards';
import type { FoundList } from './found-list';
import { findNearest } from './nearest';
import { featuredTurn, featuredTurnOf, vipTurn } from './placements';
import { findRelevant, type RelevantList } from './relevance';
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
  const found = findWithFeatured(query, now);
  const [{ list, featured: paid }, vip, scopes, facets] = await Promise.all([
    found,
    hasCarousel(query) ? vipTurn(query, now) : [],
    found.then(({ categories }) =>
      categories ? scopeCountsOf(query, categories) : getScopeCounts(query, now),
    ),
    getFacets(query, now),
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
    facets,
    previous: list.previous,
    next: list.next,
    didYouMean: null,
    widened: null,
  };
}

type Found = {
  list: FoundList;
  /** Ids. */
  featured: string[];
  /** Of the newest matches, where these were read to be weighed. */
  categories?: RelevantList['categories'];
};

/** Featured ads stand above in the default order alone; sorted otherwise, results are pure. */
async function findWithFeatured(query: SearchQuery, now: Date): Promise<Found> {
  const { sort, text, area, page } = query;
  if (sort === 'relevance' && text !== null) {
    const list = await findRelevant({ ...query, text }, now);
    const { featured, categories } = list;
    return { list, featured: featuredTurnOf(featured, page, now), categories };
  }
  if (sort === 'nearest' && area?.centre) {
    return { list: await findNearest(query, area.centre, now), featured: [] };
  }
  const walked = sort === 'price-up' || sort === 'price-down' ? sort : 'newest';
  const [list, featured] = await Promise.all([
    findByWalk({ ...query, sort: walked }, now),
    sort === defaultSort(query) ? featuredTurn(query, page, now) : [],
  ]);
  return { list, featured };
}

/** At the top of a category, group or region, and of the adult section. */
const hasCarousel = ({ text, scope, area, isAdult, sort, page }: SearchQuery) =>
  (scope !== null || area?.kind === 'region' || isAdult) &&
  text === null &&
  sort === 'newest' &&
  page === 1;
