import { alias, openSearch } from '@/lib/search/open-search/multi-search';
import type { AdDocument } from './documents';

/** `refused`: the reason by document id. */
export type Written = { refused: Map<string, string> };

type Result = { _id?: string; status: number; error?: { type: string; reason?: string } };

const isNewer = 409;
/** There is no index, or the engine is overloaded. */
const later = new Set([404, 429]);
const timeoutMs = 20_000;

/** Keeps newer documents. Throws if the engine is too busy; the whole call can be repeated. */
export async function writeDocuments(
  index: string,
  { version, documents, gone }: { version: number; documents: AdDocument[]; gone: string[] },
): Promise<Written> {
  const about = (_id: string) => ({ _id, version, version_type: 'external' });
  const body = [
    ...documents.flatMap((document) => [{ index: about(document.id) }, document]),
    ...gone.map((id) => ({ delete: about(id) })),
  ];
  if (body.length === 0) return { refused: new Map() };
  const client = await openSearch();
  const reply = await client.bulk(
    { index, body, require_alias: index === alias },
    { requestTimeout: timeoutMs },
  );
  const failed = reply.body.items
    .flatMap((item): Result[] => Object.values(item))
    .filter(({ status, error }) => error && status !== isNewer);
  const busy = failed.find(({ status }) => later.has(status) || status >= 500);
  if (busy) throw new Error(`The search engine cannot write now: ${reasonOf(busy)}`);
  return { refused: new Map(failed.map((result) => [result._id ?? '', reasonOf(result)])) };
}

const reasonOf = ({ status, error }: Result) =>
  `${status} ${error?.type ?? ''} ${error?.reason ?? ''}`.trim().slice(0, 500);
