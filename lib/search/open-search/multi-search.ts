import type { Client } from '@opensearch-project/opensearch';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import type { Clause, Value } from './clause';
import type { ScoreFunction } from './score-functions';

export const alias = 'townboard-ads';

const timeoutMs = 2 * second;

let known: { url: string; client: Client } | undefined;

/** Loaded on demand: most sites do not use OpenSearch. */
export async function openSearch(): Promise<Client> {
  const url = env().SEARCH_URL;
  if (!url) throw new Error('SEARCH_URL is not set.');
  if (known?.url !== url) {
    const { Client } = await import('@opensearch-project/opensearch');
    known = { url, client: new Client({ node: url, maxRetries: 0, requestTimeout: timeoutMs }) };
  }
  return known.client;
}

/** The indexes behind the alias; empty before the first rebuild. */
export async function indexesInUse(): Promise<string[]> {
  const client = await openSearch();
  const { body } = await client.indices.getAlias({ name: alias }, { ignore: [404] });
  return 'error' in body ? [] : Object.keys(body);
}

type Order = 'asc' | 'desc';

type Aggregation =
  | { terms: { field: string; size: number; include?: string } }
  | { min: { field: string } }
  | { max: { field: string } };

export type SearchRequest = {
  query: Clause | { function_score: FunctionScore };
  size: number;
  sort?: Partial<Record<string, Order>>[];
  search_after?: Value[];
  aggs?: Record<string, Aggregation>;
  track_total_hits: number | boolean;
  terminate_after?: number;
};

type FunctionScore = {
  query: Clause;
  functions: ScoreFunction[];
  score_mode: 'sum';
  boost_mode: 'replace';
};

export type Hit = { _id: string; sort: Value[] };

export type Bucket = { key: string; doc_count: number };

export type SearchResponse = {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, { buckets?: Bucket[]; value?: number | null }>;
};

/** The engine failed, so PostgreSQL can answer instead. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** One call for all requests. Throws an EngineError unless each is answered completely. */
export async function multiSearch(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
  if (requests.length === 0) return [];
  const body = requests.flatMap((request) => [
    { index: alias },
    { ...request, _source: false, timeout: `${timeoutMs}ms` },
  ]);
  try {
    const client = await openSearch();
    const reply = await client.msearch({ body });
    const responses = reply.body.responses.map(completeResponse);
    if (responses.length === requests.length) return responses;
    throw new EngineError('The search engine answered some requests only.');
  } catch (error) {
    if (error instanceof EngineError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EngineError(reason, { cause: error });
  }
}

function completeResponse(response: unknown): SearchResponse {
  const { error, timed_out, _shards, hits } = response as Reply;
  if (error) throw new EngineError(`The search engine refused: ${error.type}: ${error.reason}`);
  if (timed_out || _shards.failed > 0) throw new EngineError('The search engine answered in part.');
  const isComplete = Array.isArray(hits?.hits) && hits.hits.every(({ _id, sort }) => _id && sort);
  if (!isComplete) throw new EngineError('The search engine answered something else.');
  return response as SearchResponse;
}

type Reply = {
  hits?: { hits?: Partial<Hit>[] };
  error?: { type: string; reason: string };
  timed_out: boolean;
  _shards: { failed: number };
};

export async function searchOne(request: SearchRequest): Promise<SearchResponse> {
  const [answer] = await multiSearch([request]);
  if (!answer) throw new EngineError('The search engine sent an empty response.');
  return answer;
}
