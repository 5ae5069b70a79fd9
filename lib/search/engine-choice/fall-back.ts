import { searchFallbacks } from '@/lib/metrics/metrics';
import type { SearchEngine } from '@/lib/search/engine/search-engine';
import { EngineError } from '@/lib/search/open-search/multi-search';
import { openSearchEngine } from '@/lib/search/open-search/open-search-engine';
import { surplusOf } from '@/lib/search/open-search/score-functions';
import { withWholeScore } from '@/lib/search/open-search/score-key';
import { pauseSearch, searchState } from '@/lib/search/open-search/search-state';
import { postgresqlEngine } from '@/lib/search/postgresql/postgresql-engine';

/* After a failure OpenSearch is left alone for a while, so that not every search waits for it. */

async function either<T>(first: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  if (searchState() === 'resting') {
    searchFallbacks.inc();
    return otherwise();
  }
  try {
    return await first();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    pauseSearch();
    searchFallbacks.inc();
    console.warn(`The search engine failed, so PostgreSQL answers: ${error.message}`);
    return otherwise();
  }
}

export const openSearchOrPostgresql: SearchEngine = {
  list: (query, ...rest) =>
    either(
      () => openSearchEngine.list(query, ...rest),
      () => postgresqlEngine.list(asOfPostgresql(query), ...rest),
    ),
  facets: (...args) =>
    either(
      () => openSearchEngine.facets(...args),
      () => postgresqlEngine.facets(...args),
    ),
  count: (...args) =>
    either(
      () => openSearchEngine.count(...args),
      () => postgresqlEngine.count(...args),
    ),
  outcodes: (...args) =>
    either(
      () => openSearchEngine.outcodes(...args),
      () => postgresqlEngine.outcodes(...args),
    ),
  firstWithAds: (...args) =>
    either(
      () => openSearchEngine.firstWithAds(...args),
      () => postgresqlEngine.firstWithAds(...args),
    ),
};

const asOfPostgresql = (query: Parameters<SearchEngine['list']>[0]) =>
  query.text === null ? query : withWholeScore(query, surplusOf({ ...query, text: query.text }));
