import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createPageChanges } from './page-changes';
import type { PageTags } from './page-tags';

/** A stored answer. */
export type Page = {
  status: number;
  /** Without those that depend on how the body is sent. */
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The body compressed, once somebody took it so. */
  gzipped?: Buffer;
  /** A hash of the body; null where nobody asks whether it changed. */
  etag: string | null;
  /** Browsers keep it too: they must hear how old it is. */
  isAged: boolean;
  tags: PageTags;
  /** Seconds for which it is fresh. */
  seconds: number;
  /** Seconds after that for which it is shown while somebody revalidates it. */
  stale: number;
  /** When its rendering began, in milliseconds of performance.now(): later changes are not in it. */
  startedAt: number;
};

const megabyte = 1024 * 1024;
/** Bytes. Missing pages, redirects and suggestions have a bound of their own: made-up addresses evict no page. */
const sizes = { pages: 96 * megabyte, others: 4 * megabyte };

export type PageStore = ReturnType<typeof createPageStore>;

export function createPageStore() {
  const changes = createPageChanges();
  const pages = createCache(sizes.pages);
  const others = createCache(sizes.others);

  function remove(path: string): void {
    pages.delete(path);
    others.delete(path);
  }

  return {
    changes,

    /** The page at `path`, unless something that it depends on has changed since its rendering began. */
    find(path: string, now: number): { page: Page; isStale: boolean } | undefined {
      const page = pages.get(path) ?? others.get(path);
      if (!page) return undefined;
      const age = now - page.startedAt;
      const life = page.seconds * 1000;
      if (age < life + page.stale * 1000 && changes.isRight(page.tags, page.startedAt, now)) {
        return { page, isStale: age >= life };
      }
      remove(path);
      return undefined;
    },

    put(path: string, page: Page): void {
      remove(path);
      (page.etag ? pages : others).set(path, page);
    },

    bytes: () => pages.calculatedSize + others.calculatedSize,
  };
}

/** Bytes of headers, tags and bookkeeping; and the share of a body that gzip leaves. */
const overhead = 4096;
const packed = 0.25;

const createCache = (maxSize: number) =>
  new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ body }) => overhead + Math.ceil(body.length * (1 + packed)),
  });
