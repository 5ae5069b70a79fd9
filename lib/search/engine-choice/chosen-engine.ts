import { env } from '@/lib/env';
import type { SearchEngine } from '@/lib/search/engine/search-engine';
import { openSearchOrPostgresql } from '@/lib/search/engine-choice/fall-back';
import { postgresqlEngine } from '@/lib/search/postgresql/postgresql-engine';

/** OpenSearch where SEARCH_URL names one (docs/decisions/054). */
export const searchEngine = (): SearchEngine =>
  env().SEARCH_URL ? openSearchOrPostgresql : postgresqlEngine;
