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
  /** Of Date.now(): before it nobody is asked to make the next one ahead of time. */
  dueAt: number;
  size: number;
};

/** What is known of how an entry came to be. */
type Made = Pick<Entry, 'cacheControl' | 'startedAt' | 'lastModified'>;
type Turn = keyof typeof turns;
type Aged = Omit<Made, 'startedAt'> & { value: { status?: number } };

const megabyte = 1024 * 1024;
/** Bytes of each shelf: at least 500 searches have room, with the longest of pages. */
const shelfSizes = { pages: 84 * megabyte, searches: 40 * megabyte, missing: 4 * megabyte };
/** Beyond this size it is no page that people read, but a file for machines. */
const largePage = megabyte;
/** Renderings under way that are remembered, and for how many milliseconds. */
const maxRenderings = 10_000;
const longestRendering = 60_000;

/** Milliseconds for which the page of a search is shown. */
const searchLife = 30_000;
/** Milliseconds past its time after which a page is nothing to show while the next is made. */
const longestShown = 60_000;
/** How often, in milliseconds, what is too old to be shown is let go while other pages come. */
const sweepEvery = 10_000;
/**
 * Milliseconds after its time has begun to end, from and to, between which the turn of a search comes
 * by chance: those that were made in a row would else all be due at once, and again and again. The
 * process that made it makes it again; the others come later, and find it made.
 */
const turns = { made: [0, 3_000], adopted: [3_500, 4_500] } as const;
/**
 * So many pages are made anew ahead of time at once, each for so many milliseconds at most. With
 * one, two processes did not get 500 done in time; each one more holds up what is read meanwhile.
 */
const maxAhead = 2;
const longestAhead = 5_000;

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
  const ahead = new Map<string, number>();
  let sweptAt = performance.now();

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

  function put(key: string, value: PageValue, made: Made, turn: Turn): void {
    const path = pathOf(key);
    const tags = pageTags(path, textOf(value), nextTags(value));
    const kept = toKept(value);
    const size = sizeOf(kept);
    remove(key);
    shelfOf(key, kept, size).set(key, {
      value: kept,
      tags,
      size,
      dueAt: dueAt(key, made, turn),
      ...made,
    });
    sweep(performance.now());
  }

  function sweep(now: number): void {
    if (now - sweptAt < sweepEvery) return;
    sweptAt = now;
    for (const shelf of all) {
      shelf.removeAll((key, entry) => isLate(entry) || lifeOf(key, entry) === 'over');
    }
  }

  function shown(key: string): { entry: Entry; life: 'good' | 'ending' } | undefined {
    const entry = find(key);
    const life = entry ? lifeOf(key, entry) : 'over';
    const isRight =
      entry && life !== 'over' && changes.isRight(entry.tags, entry.startedAt, performance.now());
    return isRight ? { entry, life } : undefined;
  }

  return {
    changes,

    /** The page at `key` if it is still right. Without one, the caller is about to render it. */
    get(key: string): Entry | null {
      const page = shown(key);
      if (page?.life !== 'good') begin(key, performance.now());
      if (page) return page.entry;
      remove(key);
      return null;
    },

    /** The same for who asks nobody to render it: nothing also when its time is over. */
    current(key: string): Entry | undefined {
      const page = shown(key);
      return page?.life === 'good' ? page.entry : undefined;
    },

    /**
     * The same for a visitor. Of pages whose time is ending a few at a time are made anew, while the
     * others are shown: nothing and `isAhead` to whose turn it is.
     */
    forVisitor(key: string): { entry?: Entry; isAhead?: boolean } {
      const page = shown(key);
      if (!page || isLate(page.entry)) return {};
      if (page.life === 'good' || Date.now() < page.entry.dueAt) return { entry: page.entry };
      return takeTurn(key, performance.now()) ? { isAhead: true } : { entry: page.entry };
    },

    set(key: string, value: PageValue | null, cacheControl?: CacheControl): void {
      // Of a rendering that was forgotten meanwhile nothing is known: it is as old as can be.
      const startedAt = begun.get(key) ?? 0;
      begun.delete(key);
      ahead.delete(key);
      if (value && !isPassing(value.status)) {
        put(key, value, { cacheControl, startedAt, lastModified: Date.now() }, 'made');
      } else if (!shown(key)) {
        remove(key);
      }
    },

    /** Keeps what another process made, unless its time is as good as over. */
    adopt(key: string, value: PageValue, made: Made): void {
      if (lifeOf(key, { ...made, value }) !== 'good') return;
      begun.delete(key);
      ahead.delete(key);
      put(key, value, made, 'adopted');
    },

    bytes: () => all.reduce((sum, shelf) => sum + shelf.bytes(), 0),
  };

  function takeTurn(key: string, now: number): boolean {
    for (const [other, since] of ahead) {
      if (now - since > longestAhead) ahead.delete(other);
    }
    if (ahead.has(key) || ahead.size >= maxAhead) return false;
    ahead.set(key, now);
    return true;
  }

  function shelfOf(key: string, value: KeptValue, size: number) {
    if (value.status === 404) return shelves.missing;
    return isSearch(key) || size > largePage ? shelves.searches : shelves.pages;
  }
}

/**
 * Next shows a page past its time once more while it makes the next one. Not so one that is not
 * there: what is being made meanwhile writes its own status on the answer under way. A search may be
 * shown for a while only, since nobody hears of what it would find by now.
 */
function lifeOf(
  key: string,
  { cacheControl, lastModified, value }: Aged,
): 'good' | 'ending' | 'over' {
  const { revalidate } = cacheControl ?? {};
  const age = Date.now() - lastModified;
  if (typeof revalidate !== 'number' || age < revalidate * 1000) return 'good';
  if (value.status === 404) return 'over';
  return isSearch(key) && age >= searchLife ? 'over' : 'ending';
}

function dueAt(key: string, { cacheControl, lastModified }: Made, turn: Turn): number {
  const { revalidate } = cacheControl ?? {};
  if (typeof revalidate !== 'number') return lastModified;
  const ending = lastModified + revalidate * 1000;
  const [from, to] = turns[turn];
  return isSearch(key) ? ending + from + Math.random() * (to - from) : ending;
}

const isLate = ({ cacheControl, lastModified }: Aged) =>
  typeof cacheControl?.revalidate === 'number' &&
  Date.now() - lastModified > cacheControl.revalidate * 1000 + longestShown;

export const isSearch = (key: string) => pathOf(key).startsWith('/found/');

/** Next puts kind and source of a page before its address: "/route-cache/APP_PAGE/…/$/ad/…". */
const pathOf = (key: string) =>
  key.slice(key.startsWith('/route-cache/') ? key.indexOf('$') + 1 : 0);
