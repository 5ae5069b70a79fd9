import { AppError } from '@/lib/errors';
import { searchSeconds, timed } from '@/lib/metrics/metrics';
import { getScopeCounts } from '@/lib/search/counts/scope-counts';
import type { EngineList } from '@/lib/search/engine/search-engine';
import { searchEngine } from '@/lib/search/engine-choice/chosen-engine';
import { getFacets, openFields } from '@/lib/search/facets/facets';
import { featuredInRotation, rotatedPlacements } from '@/lib/search/list/placements/placements';
import { furtherAway } from '@/lib/search/list/places/further-away';
import { nearbyTowns } from '@/lib/search/list/places/nearby-towns';
import { getPlaceCounts } from '@/lib/search/list/places/place-counts';
import { widen, withCorrection } from '@/lib/search/list/widening/widen';
import { defaultSort, type SearchQuery } from '@/lib/search/query/search-query';
import { correctText } from '@/lib/search/spelling/spelling';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { cardsOf, withMiles } from './cards';
import { closestAds } from './closest-ads';
import type { FoundAd, SearchPage } from './search-page';

/** If nothing matches, returns the nearest search that finds something. Throws `unavailable`. */
export const searchAds = (typed: SearchQuery, now: Date): Promise<SearchPage> =>
  timed(searchSeconds, { kind: 'list' }, () => searchOnce(typed, now));

async function searchOnce(typed: SearchQuery, now: Date): Promise<SearchPage> {
  const interpreted = interpretQuery(typed);
  const page = withAddresses(await findPage(interpreted, now), typed);
  if (typed.cursor) return page;
  if (page.total.count === 0) {
    const wider = await widen(typed, interpreted, now);
    if (!wider) return page;
    const { query, relaxed } = wider;
    const again = wider.again ?? query;
    const [found, nearby] = await Promise.all([
      findPage(query, now),
      nearbyTowns(interpreted, now),
    ]);
    const closest = await ifAvailable(closestAds(interpreted, wider, found, now));
    if (closest) return withClosest({ ...page, nearby }, closest, interpreted);
    const isOnlyFurther = relaxed.every((step) => step === 'radius');
    return {
      ...withOverPrices(found, interpreted),
      nearby,
      widened: { original: interpreted, relaxed, again },
      further: isOnlyFurther ? await ifAvailable(furtherAway(found, now)) : null,
    };
  }
  const [[corrected], further] = await Promise.all([
    page.total.count <= seldom ? correctText(interpreted, now) : [],
    ifAvailable(furtherAway(page, now)),
  ]);
  const didYouMean = corrected ? withCorrection(typed, interpreted, corrected) : null;
  return { ...page, didYouMean, further };
}

/** A database that is too slow for better ads still has those that were found. */
async function ifAvailable<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}

function withClosest(page: SearchPage, ads: FoundAd[], original: SearchQuery): SearchPage {
  const total = { count: ads.length, isMore: false };
  const alone = { ...page, vip: [], featured: [], ads, total, previous: null, next: null };
  const widened = { original, relaxed: ['some words' as const], again: null };
  return { ...withOverPrices(alone, original), widened };
}

function withOverPrices(page: SearchPage, { maxPence }: SearchQuery): SearchPage {
  if (maxPence === null) return page;
  const mark = (ads: FoundAd[]) =>
    ads.map((ad) =>
      ad.pricePence !== null && ad.pricePence > maxPence ? { ...ad, overPence: maxPence } : ad,
    );
  return { ...page, vip: mark(page.vip), featured: mark(page.featured), ads: mark(page.ads) };
}

/** Links to other pages keep the words as typed. */
const withAddresses = (page: SearchPage, typed: SearchQuery): SearchPage => {
  const at = (query: SearchQuery | null) =>
    query && { ...typed, cursor: query.cursor, page: query.page };
  return { ...page, previous: at(page.previous), next: at(page.next) };
};

/** With this few results the words may be misspelt. */
const seldom = 5;

async function findPage(query: SearchQuery, now: Date): Promise<SearchPage> {
  const found = findWithFeatured(query, now);
  const [{ list, featured: paid, vip }, scopes, facets, places] = await Promise.all([
    found,
    found.then(({ categories }) => getScopeCounts(query, now, categories)),
    found.then(({ groups }) => getFacets(query, now, groups)),
    query.view === 'map' ? getPlaceCounts(query, now) : null,
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
    nearby: [],
    further: null,
    places,
    widened: null,
  };
}

async function findWithFeatured(
  query: SearchQuery,
  now: Date,
): Promise<EngineList & { vip: string[] }> {
  const { sort, text, page } = query;
  const found = searchEngine().list(query, now, openFields(query));
  if (sort === 'relevance' && text !== null) {
    const list = await found;
    return { ...list, featured: featuredInRotation(list.featured, page, now), vip: [] };
  }
  const featuredPage = sort === defaultSort(query) ? page : null;
  const [list, paid] = await Promise.all([
    found,
    rotatedPlacements(query, { vip: hasCarousel(query), featuredPage }, now),
  ]);
  return { ...list, ...paid };
}

const hasCarousel = (query: SearchQuery) =>
  (query.scope !== null || query.area?.kind === 'region' || query.isAdult) &&
  query.text === null &&
  query.sort === defaultSort(query) &&
  query.page === 1;
