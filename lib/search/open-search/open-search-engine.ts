import { countedExactly } from '@/lib/catalogue/limits';
import { countOf } from '@/lib/search/engine/bounded-count';
import { rowsOfGroups } from '@/lib/search/engine/facet-rows';
import type { SearchEngine } from '@/lib/search/engine/search-engine';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { groupsOf, ofFields } from './aggregations';
import { all, isOneOf } from './clause';
import { filterClauses } from './filter-clauses';
import { multiSearch, searchOne } from './multi-search';
import { findNearest } from './nearest';
import { withWords } from './read-words';
import { findRelevant } from './relevant';
import { findSorted } from './sorted';

export const openSearchEngine: SearchEngine = {
  list,
  async facets(fields, filter, now) {
    const answer = await searchOne({
      query: await clauseOf(filter, now),
      size: 0,
      aggs: ofFields(fields),
      track_total_hits: countedExactly + 1,
    });
    return rowsOfGroups(fields, groupsOf(fields, answer));
  },
  async count(filter, now) {
    const { hits } = await searchOne({
      query: await clauseOf(filter, now),
      size: 0,
      track_total_hits: countedExactly + 1,
    });
    return countOf(hits.total?.value ?? 0);
  },
  async outcodes(filter, now, { within, outcodes }) {
    if (outcodes === 0) return [];
    const found = await clauseOf(filter, now);
    const { aggregations } = await searchOne({
      query: within ? all([found, isOneOf('outcode', within)]) : found,
      size: 0,
      aggs: { outcodes: { terms: { field: 'outcode', size: outcodes } } },
      track_total_hits: false,
    });
    const buckets = aggregations?.outcodes?.buckets ?? [];
    return buckets.map(({ key, doc_count }) => ({ outcode: key, count: doc_count }));
  },
  firstWithAds,
};

async function list(...[query, now, fields]: Parameters<SearchEngine['list']>) {
  const { sort, text, area } = query;
  if (sort === 'relevance' && text !== null) return findRelevant({ ...query, text }, now, fields);
  if (sort === 'nearest' && area?.centre) return findNearest(query, area.centre, now);
  const sorted = sort === 'price-up' || sort === 'price-down' ? sort : 'newest';
  return findSorted({ ...query, sort: sorted }, now, fields);
}

const clauseOf = (filter: SearchFilter, now: Date) =>
  withWords((words) => all(filterClauses(filter, now, words)));

/** One of the first few usually has results. */
const batchSize = 8;

async function firstWithAds(filters: readonly SearchFilter[], now: Date): Promise<number | null> {
  for (let start = 0; start < filters.length; start += batchSize) {
    const some = filters.slice(start, start + batchSize);
    const clauses = await withWords((words) =>
      some.map((filter) => all(filterClauses(filter, now, words))),
    );
    const answers = await multiSearch(
      clauses.map((query) => ({ query, size: 0, track_total_hits: 1, terminate_after: 1 })),
    );
    const found = answers.findIndex(({ hits }) => (hits.total?.value ?? 0) > 0);
    if (found >= 0) return start + found;
  }
  return null;
}
