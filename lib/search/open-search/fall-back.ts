import { searchFallbacks } from '@/lib/metrics/metrics';
import type { SearchEngine } from '@/lib/search/list/search-engine';
import { postgresqlEngine } from '@/lib/search/postgresql/postgresql-engine';
import { EngineError } from './multi-search';
import { openSearchEngine } from './open-search-engine';
import { surplusOf } from './score-functions';
import { withWholeScore } from './score-key';
import { pauseSearch, searchState } from './search-state';

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
  facets: (...asked) =>
    either(
      () => openSearchEngine.facets(...asked),
      () => postgresqlEngine.facets(...asked),
    ),
  count: (...asked) =>
    either(
      () => openSearchEngine.count(...asked),
      () => postgresqlEngine.count(...asked),
    ),
  outcodes: (...asked) =>
    either(
      () => openSearchEngine.outcodes(...asked),
      () => postgresqlEngine.outcodes(...asked),
    ),
  firstWithAds: (...asked) =>
    either(
      () => openSearchEngine.firstWithAds(...asked),
      () => postgresqlEngine.firstWithAds(...asked),
    ),
};

const asOfPostgresql = (query: Parameters<SearchEngine['list']>[0]) =>
  query.text === null ? query : withWholeScore(query, surplusOf({ ...query, text: query.text }));
