import { getFacets } from '@/lib/search/facets/facets';
import { getScopeCounts, scopeCountsOf } from '@/lib/search/facets/scope-counts';
import { defaultSort, type SearchQuery } from '@/lib/search/query/search-query';
import { correctText } from '@/lib/search/words/spelling';
import { cardsOf, withMiles } from './cards';
import type { FoundList } from './found-list';
import { findNearest } from './nearest';
import { featuredTurnOf, paidTurns } from './placements';
import { findRelevant, type RelevantList } from './relevance';
import type { SearchPage } from './search-page';
import { findByWalk } from './walk';
import { widen } from './widen';

/** If nothing matches, returns the nearest search that finds something. Throws `unavailable`. */
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

/** With this few results the words may be misspelt. */
const seldom = 5;

async function findPage(query: SearchQuery, now: Date): Promise<SearchPage> {
  const found = findWithFeatured(query, now);
  const [{ list, featured: paid, vip }, scopes, facets] = await Promise.all([
    found,
    found.then(({ categories }) =>
      categories ? scopeCountsOf(query, categories) : getScopeCounts(query, now),
    ),
    getFacets(query, now),
  ]);
  // No Featured block after the last page.
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
  featured: string[];
  vip: string[];
  /** Known when matches were ranked. */
  categories?: RelevantList['categories'];
};

/** Featured ads appear in the default order only. */
async function findWithFeatured(query: SearchQuery, now: Date): Promise<Found> {
  const { sort, text, area, page } = query;
  if (sort === 'relevance' && text !== null) {
    const list = await findRelevant({ ...query, text }, now);
    const { featured, categories } = list;
    return { list, featured: featuredTurnOf(featured, page, now), vip: [], categories };
  }
  if (sort === 'nearest' && area?.centre) {
    return { list: await findNearest(query, area.centre, now), featured: [], vip: [] };
  }
  const walked = sort === 'price-up' || sort === 'price-down' ? sort : 'newest';
  const featuredPage = sort === defaultSort(query) ? page : null;
  const [list, paid] = await Promise.all([
    findByWalk({ ...query, sort: walked }, now),
    paidTurns(query, { vip: hasCarousel(query), featuredPage }, now),
  ]);
  return { list, ...paid };
}

/** First page of a category, group, region or the adult section. */
const hasCarousel = ({ text, scope, area, isAdult, sort, page }: SearchQuery) =>
  (scope !== null || area?.kind === 'region' || isAdult) &&
  text === null &&
  sort === 'newest' &&
  page === 1;
