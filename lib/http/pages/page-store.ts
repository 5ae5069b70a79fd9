/*
 * The cached pages of one process. Three shelves, so that what anybody can make up (searches, and
 * addresses that lead nowhere) does not push out what is there.
 */
import { isPassing } from './answer-status.ts';
import { createBoundedMap } from './bounded-map.ts';
import { createPageChanges } from './page-changes.ts';
import { type PageTags, pageTags } from './page-tags.ts';
import { type KeptValue, nextTags, type PageValue, sizeOf, textOf, toKept } from './page-value.ts';

/** What Next says of an answer's life, in seconds. */
export type CacheControl = { revalidate?: number | false; expire?: number };

/** What was sent with a page, to be sent again. */
export type KeptAnswer = {
  etag: string;
  /** Names and values in turn, without the length of the body and how it is encoded. */
  headers: string[];
  /** The page as gzip has it, once somebody took it so. */
  gzipped?: Buffer;
};

export type Entry = {
  value: KeptValue;
  answer?: KeptAnswer;
  cacheControl: CacheControl | undefined;
  tags: PageTags;
  /** When its rendering began: it may hold nothing that changed since. Of performance.now(). */
  startedAt: number;
  /** When it was stored, by which Next counts its age. Of Date.now(). */
  lastModified: number;
  size: number;
};

const megabyte = 1024 * 1024;
/** Bytes of each shelf. */
const shelfSizes = { pages: 96 * megabyte, searches: 32 * megabyte, missing: 4 * megabyte };
/** Beyond this size it is no page that people read, but a file for machines. */
const largePage = megabyte;
/** Renderings under way that are remembered, and for how many milliseconds. */
const maxRenderings = 10_000;
const longestRendering = 60_000;

export type PageStore = ReturnType<typeof createPageStore>;

export function createPageStore() {
  const changes = createPageChanges();
  const shelves = {
    pages: createBoundedMap<Entry>(shelfSizes.pages),
    searches: createBoundedMap<Entry>(shelfSizes.searches),
    missing: createBoundedMap<Entry>(shelfSizes.missing),
  };
  const all = Object.values(shelves);
  const begun = new Map<string, number>();

  function find(key: string): Entry | undefined {
    for (const shelf of all) {
      const entry = shelf.get(key);
      if (entry) return entry;
    }
    return undefined;
  }

  function remove(key: string): void {
    for (const shelf of all) shelf.remove(key);
  }

  /** Of two renderings of one page nobody knows which ends first: the earlier beginning counts. */
  function begin(key: string, now: number): void {
    const before = begun.get(key);
    if (before !== undefined && now - before < longestRendering) return;
    begun.delete(key);
    const [oldest] = begun.keys();
    if (oldest !== undefined && begun.size >= maxRenderings) begun.delete(oldest);
    begun.set(key, now);
  }

  return {
    changes,

    /** The page at `key` if it is still right. Without one, the caller is about to render it. */
    get(key: string): Entry | null {
      const now = performance.now();
      const entry = find(key);
      const life = entry && lifeOf(key, entry);
      const isRight = entry && life !== 'over' && changes.isRight(entry.tags, entry.startedAt, now);
      if (life !== 'good' || !isRight) begin(key, now);
      if (isRight) return entry;
      remove(key);
      return null;
    },

    /** The same for who asks nobody to render it: nothing also when its time is over. */
    current(key: string): Entry | undefined {
      const entry = find(key);
      const isCurrent =
        entry &&
        lifeOf(key, entry) === 'good' &&
        changes.isRight(entry.tags, entry.startedAt, performance.now());
      return isCurrent ? entry : undefined;
    },

    set(key: string, value: PageValue | null, cacheControl?: CacheControl): void {
      // Of a rendering that was forgotten meanwhile nothing is known: it is as old as can be.
      const startedAt = begun.get(key) ?? 0;
      begun.delete(key);
      remove(key);
      if (!value || isPassing(value.status)) return;
      const path = pathOf(key);
      const tags = pageTags(path, textOf(value), nextTags(value));
      const kept = toKept(value);
      const size = sizeOf(kept);
      const entry = { value: kept, cacheControl, tags, startedAt, lastModified: Date.now(), size };
      shelfOf(path, kept, size).set(key, entry);
    },

    bytes: () => all.reduce((sum, shelf) => sum + shelf.bytes(), 0),
  };

  function shelfOf(path: string, value: KeptValue, size: number) {
    if (value.status === 404) return shelves.missing;
    return isSearch(path) || size > largePage ? shelves.searches : shelves.pages;
  }
}

/**
 * Next shows a page past its time once more while it makes the next one. Not so a search: nobody
 * hears of what it would find by now. Nor one that is not there: what is being made meanwhile writes
 * its own status on the answer under way.
 */
function lifeOf(
  key: string,
  { cacheControl, lastModified, value }: Entry,
): 'good' | 'ending' | 'over' {
  const { revalidate } = cacheControl ?? {};
  if (typeof revalidate !== 'number' || Date.now() - lastModified < revalidate * 1000)
    return 'good';
  return isSearch(pathOf(key)) || value.status === 404 ? 'over' : 'ending';
}

const isSearch = (path: string) => path.startsWith('/found/');

/** Next puts kind and source of a page before its address: "/route-cache/APP_PAGE/…/$/ad/…". */
const pathOf = (key: string) =>
  key.slice(key.startsWith('/route-cache/') ? key.indexOf('$') + 1 : 0);
