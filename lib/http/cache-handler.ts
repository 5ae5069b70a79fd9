/*
 * The store of cached pages (`cacheHandler` of next.config.ts). Next's own keeps pages on disk
 * without a bound and sends them without a content security policy. This one holds them in memory
 * up to a fixed size, least recently used out first, and puts the policy with the hashes of the
 * page's own inline scripts on each entry. A page made at build time is made again on its first
 * request, so that it carries the policy and the configuration of the run, not of the build.
 */
import { inlineScriptHashes, pagePolicy } from './content-security-policy.ts';

type Headers = Record<string, string | string[] | undefined>;

type Value = {
  kind: string;
  status?: number;
  html?: string;
  headers?: Headers;
  body?: Uint8Array;
  rscData?: Uint8Array;
};

type Entry = {
  value: Value | null;
  /** When the page was stored, by which Next counts its age. */
  lastModified: number;
  /** When its rendering began: it may hold nothing that changed since. */
  startedAt: number;
  tags: string[];
  size: number;
};

/** Bytes of cached pages in one process. */
const maxBytes = 96 * 1024 * 1024;
/** Remembered revalidations, past which everything is made anew, and renderings under way. */
const maxRemembered = 50_000;

// One store for a process, whatever the number of handlers that Next makes.
const entries = new Map<string, Entry>();
const revalidatedAt = new Map<string, number>();
const askedAt = new Map<string, number>();
let total = 0;

export default class CacheHandler {
  async get(key: string) {
    rememberAsked(key);
    const entry = entries.get(key);
    if (!entry) return null;
    if (entry.tags.some((tag) => (revalidatedAt.get(tag) ?? -1) >= entry.startedAt)) {
      remove(key, entry);
      return null;
    }
    entries.delete(key);
    entries.set(key, entry);
    return { value: entry.value, lastModified: entry.lastModified };
  }

  async set(key: string, value: Value | null, context: { tags?: string[] }) {
    const lastModified = Date.now();
    // Of a rendering that was forgotten meanwhile nothing is known: it counts as begun before anything.
    const startedAt = askedAt.get(key) ?? 0;
    askedAt.delete(key);
    if (value?.kind === 'APP_PAGE' && value.html !== undefined) {
      value.headers = {
        ...value.headers,
        'content-security-policy': pagePolicy(await inlineScriptHashes(value.html)),
      };
    }
    const previous = entries.get(key);
    if (previous) remove(key, previous);
    // Anybody can make up addresses: pages that are not there would push out those that are.
    if (value?.status === 404) return;
    const size = sizeOf(value);
    entries.set(key, { value, lastModified, startedAt, tags: tagsOf(value, context), size });
    total += size;
    for (const [oldest, entry] of entries) {
      if (total <= maxBytes) break;
      remove(oldest, entry);
    }
  }

  async revalidateTag(tags: string | string[]) {
    for (const tag of [tags].flat()) rememberRevalidated(tag);
  }

  resetRequestCache() {}
}

function rememberAsked(key: string) {
  askedAt.delete(key);
  const [oldest] = askedAt.keys();
  if (oldest !== undefined && askedAt.size >= maxRemembered) askedAt.delete(oldest);
  askedAt.set(key, Date.now());
}

function rememberRevalidated(tag: string) {
  if (revalidatedAt.size >= maxRemembered) {
    revalidatedAt.clear();
    entries.clear();
    total = 0;
  }
  revalidatedAt.set(tag, Date.now());
}

function remove(key: string, entry: Entry) {
  entries.delete(key);
  total -= entry.size;
}

function tagsOf(value: Value | null, context: { tags?: string[] }): string[] {
  const header = value?.headers?.['x-next-cache-tags'];
  const ofPage = typeof header === 'string' ? header.split(',') : [];
  return [...(context.tags ?? []), ...ofPage];
}

/** Strings count two bytes a character; 1 KB stands for keys, headers and the rest. */
const sizeOf = (value: Value | null) =>
  1024 +
  (value?.html?.length ?? 0) * 2 +
  (value?.rscData?.byteLength ?? 0) +
  (value?.body?.byteLength ?? 0);
