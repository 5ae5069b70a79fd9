import { isActivePromotionSql } from '@/lib/ads/reading/card-rows';
import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { adsPerPage, countedExactly } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { countOf } from '@/lib/search/engine/bounded-count';
import { cursorOfQuery, isBackwards, toFoundList } from '@/lib/search/engine/found-list';
import type { EngineList } from '@/lib/search/engine/search-engine';
import { leastFeaturedShare } from '@/lib/search/matching/score-rules';
import type { Cursor } from '@/lib/search/query/cursor';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { categoriesOf, groupsOf, ofCategories, ofFields } from './aggregations';
import { all, is } from './clause';
import { filterClauses } from './filter-clauses';
import {
  EngineError,
  type Hit,
  multiSearch,
  type SearchRequest,
  type SearchResponse,
} from './multi-search';
import { withWords } from './read-words';
import { scoreFunctions, surplusOf } from './score-functions';
import { keyOfScore, scoreOfKey } from './score-key';

const mostFeatured = 200;

export async function findRelevant(
  query: SearchQuery & { text: string },
  now: Date,
  fields: readonly FormField[],
): Promise<EngineList> {
  const cursor = cursorOfQuery(query);
  const moment = cursor?.keys[0] ?? now.getTime();
  const { clauses, functions } = await withWords((words) => ({
    clauses: [...filterClauses(query, now, words), { range: { rankedAt: { lte: moment } } }],
    functions: scoreFunctions(query, new Date(moment), words),
  }));
  const scored = (isFeatured: boolean): SearchRequest['query'] => ({
    function_score: {
      query: all(isFeatured ? [...clauses, is('isFeatured', true)] : clauses),
      functions,
      score_mode: 'sum',
      boost_mode: 'replace',
    },
  });
  const order = isBackwards(query) ? 'asc' : 'desc';
  const best = {
    sort: [{ _score: 'desc' as const }, { id: 'desc' as const }],
    track_total_hits: false,
  };
  const [page, featured, first] = await multiSearch([
    {
      query: scored(false),
      size: adsPerPage + 1,
      sort: [{ _score: order }, { id: order }],
      ...(cursor && { search_after: [scoreOfKey(cursor.keys[1] ?? 0), cursor.id] }),
      aggs: { ...ofCategories, ...ofFields(fields) },
      track_total_hits: countedExactly + 1,
    },
    { ...best, query: scored(true), size: mostFeatured },
    ...(cursor ? [{ ...best, query: scored(false), size: 1 }] : []),
  ]);
  if (!page) throw new EngineError('The search engine sent an empty response.');
  const toCursor = (hit: Hit): Cursor => ({
    keys: [moment, keyOfScore(scoreOf(hit))],
    id: hit._id,
  });
  const least = bestOf(first ?? page, query) * leastFeaturedShare + surplusOf(query);
  const fitting = (featured?.hits.hits ?? []).filter((hit) => scoreOf(hit) >= least);
  return {
    list: toFoundList(page.hits.hits, query, countOf(page.hits.total?.value ?? 0), toCursor),
    featured: await inRotationOrder(
      fitting.map(({ _id }) => _id),
      now,
    ),
    categories: categoriesOf(page),
    groups: groupsOf(fields, page),
  };
}

const scoreOf = ({ sort }: Hit) => Number(sort[0]);

/** With PostgreSQL's scores. */
const bestOf = ({ hits }: SearchResponse, query: SearchQuery & { text: string }) =>
  hits.hits[0] ? scoreOf(hits.hits[0]) - surplusOf(query) : 0;

/** Those with an active upgrade, in rotation order. */
async function inRotationOrder(ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await readRows<{ id: string }>(Prisma.sql`
    SELECT p."adId" AS "id" FROM "Placement" p
    WHERE p."adId" = ANY (${[...ids]}::text[]) AND p."upgrade" = 'featured'
      AND ${isActivePromotionSql(now)}
    GROUP BY p."adId", p."turn" ORDER BY p."turn", p."adId"`);
  return rows.map(({ id }) => id);
}
