import type { Clause } from '@/lib/search/open-search/clause';
import type { ScoreFunction } from '@/lib/search/open-search/score-functions';
import { matches, type Source, scoreBy, valuesOf } from './evaluate';
import { type SearchBody, searchBody } from './shapes';

type Scored = { function_score: { query: Clause; functions: ScoreFunction[] } };
type Found = { id: string; source: Source; score: number };
type Key = string | number;

export function answerSearch(sent: unknown, documents: ReadonlyMap<string, Source>) {
  const body = searchBody.parse(sent);
  const found = find(body.query as Clause | Scored, documents);
  const sort = body.sort ?? [{ _score: 'desc' as const }];
  const keysOf = (one: Found): Key[] =>
    sort.map((order) => keyOf(one, Object.keys(order)[0] ?? ''));
  const isDown = sort.map((order) => Object.values(order)[0] === 'desc');
  const compare = (a: Key[], b: Key[]) => {
    for (const [at, own] of a.entries()) {
      const other = b[at] ?? 0;
      if (own !== other) return (own < other ? -1 : 1) * (isDown[at] ? -1 : 1);
    }
    return 0;
  };
  const after = body.search_after as Key[] | undefined;
  if (after && after.length !== sort.length) throw new Error('search_after must fit the sort.');
  const hits = found
    .map((one) => ({ _id: one.id, _score: null, sort: keysOf(one) }))
    .filter((hit) => !after || compare(hit.sort, after) > 0)
    .sort((a, b) => compare(a.sort, b.sort))
    .slice(0, body.size);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { ...totalOf(body, found.length), max_score: null, hits },
    ...(body.aggs && { aggregations: aggregate(body.aggs, found) }),
    status: 200,
  };
}

function find(query: Clause | Scored, documents: ReadonlyMap<string, Source>): Found[] {
  const isScored = 'function_score' in query;
  const clause = isScored ? query.function_score.query : query;
  return [...documents]
    .filter(([, source]) => matches(clause, source))
    .map(([id, source]) => ({
      id,
      source,
      score: isScored ? scoreBy(query.function_score.functions, source) : 0,
    }));
}

function totalOf({ track_total_hits: limit }: SearchBody, count: number) {
  if (limit === false) return {};
  const most = typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
  return { total: { value: Math.min(count, most), relation: count > most ? 'gte' : 'eq' } };
}

function keyOf({ source, score }: Found, field: string): Key {
  if (field === '_score') return score;
  const [key] = valuesOf(source, field);
  if (typeof key !== 'string' && typeof key !== 'number') throw new Error(`No key in ${field}.`);
  return key;
}

function aggregate(aggs: NonNullable<SearchBody['aggs']>, found: readonly Found[]) {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, one]) => {
      if ('terms' in one) return [name, { buckets: bucketsOf(one.terms, found) }];
      const field = 'min' in one ? one.min.field : one.max.field;
      const values = found.flatMap(({ source }) => valuesOf(source, field).map(Number));
      const value = 'min' in one ? Math.min(...values) : Math.max(...values);
      return [name, { value: values.length > 0 ? value : null }];
    }),
  );
}

type Terms = { field: string; size: number; include?: string | undefined };

function bucketsOf({ field, size, include }: Terms, found: readonly Found[]) {
  const pattern = new RegExp(`^(?:${include ?? '.*'})$`, 's');
  const counts = new Map<string, number>();
  for (const { source } of found) {
    for (const key of new Set(valuesOf(source, field).map(String))) {
      if (pattern.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .sort((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1))
    .slice(0, size);
}
