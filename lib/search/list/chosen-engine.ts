import { postgresqlEngine } from './postgresql-engine';
import type { SearchEngine } from './search-engine';

export const searchEngine = (): SearchEngine => postgresqlEngine;
