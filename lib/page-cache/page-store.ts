import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createPageChanges } from '@/lib/page-cache/changes/page-changes';
import type { PageTags } from '@/lib/page-cache/changes/page-tags';

export type Page = {
  status: number;
  /** Without content-length and other headers of the transfer. */
  headers: OutgoingHttpHeaders;
  body: Buffer;
  gzipped?: Buffer | undefined;
  /** Null if clients never revalidate the page. */
  etag: string | null;
  /** Browsers cache it too, so it is sent with an Age header. */
  isAged: boolean;
  tags: PageTags;
  seconds: number;
  stale: number;
  /** The body belongs to another page, which counts its size. */
  isShared?: boolean;
  /** Start of its rendering, in ms of performance.now(). It shows no later change. */
  startedAt: number;
};

const megabyte = 1024 * 1024;
/** Maximum age, in ms, of a page that is sent while the database is down. */
const oldestShown = 3_600_000;
/** Bytes. Other answers have their own limit, so that made-up addresses evict no page. */
const sizes = { pages: 64 * megabyte, others: 4 * megabyte };

export type PageStore = ReturnType<typeof createPageStore>;

export function createPageStore() {
  const changes = createPageChanges();
  const pages = createCache(sizes.pages);
  const others = createCache(sizes.others);

  const get = (path: string) => pages.get(path) ?? others.get(path);

  const isShowable = ({ status, tags, startedAt }: Page, now: number) =>
    status === 200 && now - startedAt < oldestShown && changes.isUnchanged(tags, startedAt);

  function remove(path: string): void {
    pages.delete(path);
    others.delete(path);
  }

  return {
    changes,

    find(path: string, now: number): { page: Page; isStale: boolean } | undefined {
      const page = get(path);
      if (!page) return undefined;
      const age = now - page.startedAt;
      const life = page.seconds * 1000;
      if (age < life + page.stale * 1000 && changes.isValid(page.tags, page.startedAt, now)) {
        return { page, isStale: age >= life };
      }
      if (!isShowable(page, now)) remove(path);
      return undefined;
    },

    /** For use while the database is down: at most an hour old and not known to be outdated. */
    lastKnown(path: string, now: number): Page | undefined {
      const page = get(path);
      return page && isShowable(page, now) ? page : undefined;
    },

    put(path: string, page: Page): void {
      remove(path);
      changes.rendered(page.tags, page.startedAt);
      (page.etag && !page.isAged ? pages : others).set(path, page);
    },

    bytes: () => pages.calculatedSize + others.calculatedSize,
  };
}

/** Estimates: bytes of headers, tags and bookkeeping; what remains of a body after gzip. */
const overhead = 4096;
const packed = 0.25;

const createCache = (maxSize: number) =>
  new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ body, isShared }) =>
      overhead + (isShared ? 0 : Math.ceil(body.length * (1 + packed))),
  });
