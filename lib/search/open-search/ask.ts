import type { Client } from '@opensearch-project/opensearch';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import type { Clause, Value } from './clause';
import type { ScoreFunction } from './score-functions';

/** The alias of the current index. */
export const alias = 'townboard-ads';

const patience = 2 * second;

let known: { url: string; client: Client } | undefined;

/** The client of SEARCH_URL. Loaded on demand: most sites do not use OpenSearch. */
export async function openSearch(): Promise<Client> {
  const url = env().SEARCH_URL;
  if (!url) throw new Error('SEARCH_URL is not set.');
  if (known?.url !== url) {
    const { Client } = await import('@opensearch-project/opensearch');
    known = { url, client: new Client({ node: url, maxRetries: 0, requestTimeout: patience }) };
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

export type Question = {
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

export type Answer = {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, { buckets?: Bucket[]; value?: number | null }>;
};

/** One request for all questions. Throws unless each is answered completely. */
export async function ask(questions: readonly Question[]): Promise<Answer[]> {
  if (questions.length === 0) return [];
  const client = await openSearch();
  const { body } = await client.msearch({
    body: questions.flatMap((question) => [
      { index: alias },
      { ...question, _source: false, timeout: `${patience}ms` },
    ]),
  });
  return body.responses.map((response) => {
    const { error, timed_out, _shards } = response as Reply;
    if (error) throw new Error(`The search engine refused: ${error.type}: ${error.reason}`);
    if (timed_out || _shards.failed > 0) throw new Error('The search engine answered in part.');
    return response as Answer;
  });
}

type Reply = {
  error?: { type: string; reason: string };
  timed_out: boolean;
  _shards: { failed: number };
};

export async function askOne(question: Question): Promise<Answer> {
  const [answer] = await ask([question]);
  if (!answer) throw new Error('The search engine said nothing.');
  return answer;
}
