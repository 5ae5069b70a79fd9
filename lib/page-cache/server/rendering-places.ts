import { LRUCache } from 'lru-cache';

/*
 * Bounds how many pages Next renders at a time in this process. Waiting requests are served in the
 * order of what their address has used lately, least first, so that an address that asks for much
 * delays itself.
 */

type Bounds = {
  /** Pages rendered at a time, and of one address. */
  parallel: number;
  ofAddress: number;
  /** Longest queue. Beyond it the address that has used most is refused. */
  waiting: number;
  /** Longest wait. */
  timeoutMs: number;
};

/** Fewer than the connections of a process, as a page runs several queries at a time. */
const bounds: Bounds = { parallel: 6, ofAddress: 3, waiting: 60, timeoutMs: 4000 };

export type Place = { release: () => void };

type Waiting = {
  address: string;
  isGone: () => boolean;
  settle: (place: Place | null) => void;
};

/** What an address has used halves in this time, in ms. */
const halfLife = 10_000;
const maxAddresses = 10_000;
/**
 * Less use than this, in ms, counts as none: whoever reads at a person's pace is served in turn. A page
 * takes about as much while all places are taken, so that many addresses cannot hide below it.
 */
const freeUse = 100;
/** What a waiting request of an address counts beside its milliseconds of use. */
const waitingWeight = 100;

export type RenderingPlaces = ReturnType<typeof renderingPlaces>;

export function renderingPlaces({ parallel, ofAddress, waiting, timeoutMs }: Bounds = bounds) {
  const queue = new Set<Waiting>();
  const running = new Map<string, number>();
  const used = new LRUCache<string, { ms: number; at: number }>({ max: maxAddresses });
  let total = 0;

  function recentUse(address: string): number {
    const entry = used.get(address);
    return entry ? entry.ms * 0.5 ** ((performance.now() - entry.at) / halfLife) : 0;
  }

  const usedBy = (address: string) => Math.max(0, recentUse(address) - freeUse);

  const runningOf = (address: string) => running.get(address) ?? 0;

  function start(address: string): Place {
    const startedAt = performance.now();
    total += 1;
    running.set(address, runningOf(address) + 1);
    let isOver = false;
    const release = () => {
      if (isOver) return;
      isOver = true;
      total -= 1;
      const left = runningOf(address) - 1;
      if (left > 0) running.set(address, left);
      else running.delete(address);
      const now = performance.now();
      used.set(address, { ms: recentUse(address) + now - startedAt, at: now });
      startNext();
    };
    return { release };
  }

  function startNext(): void {
    while (total < parallel) {
      const next = least([...queue].filter(({ address }) => runningOf(address) < ofAddress));
      if (!next) return;
      queue.delete(next);
      next.settle(next.isGone() ? null : start(next.address));
    }
  }

  /** The first of those whose address has used least. */
  const least = (some: readonly Waiting[]) =>
    some.reduce<Waiting | undefined>(
      (best, one) => (best && usedBy(best.address) <= usedBy(one.address) ? best : one),
      undefined,
    );

  /** What an address has used, its places in the queue included, with as many `more`. */
  function weights(): (address: string, more?: number) => number {
    const counts = new Map<string, number>();
    for (const { address } of queue) counts.set(address, (counts.get(address) ?? 0) + 1);
    return (address, more = 0) =>
      usedBy(address) + waitingWeight * ((counts.get(address) ?? 0) + more);
  }

  /** The last of those whose address has used most. */
  function refuseOne(): void {
    const weight = weights();
    const heaviest = [...queue].reduce((worst, one) =>
      weight(one.address) >= weight(worst.address) ? one : worst,
    );
    queue.delete(heaviest);
    heaviest.settle(null);
  }

  /** Whether `enter` would refuse the address at once. */
  function isFullFor(address: string): boolean {
    if (queue.size < waiting) return false;
    const weight = weights();
    const own = weight(address, 1);
    return [...queue].every((one) => weight(one.address) <= own);
  }

  /** Null after too long a wait, or if others have the better claim to the queue. */
  function enter(address: string, isGone: () => boolean): Promise<Place | null> {
    if (total < parallel && runningOf(address) < ofAddress) return Promise.resolve(start(address));
    const { promise, resolve } = Promise.withResolvers<Place | null>();
    const timer = setTimeout(() => {
      queue.delete(entry);
      resolve(null);
    }, timeoutMs);
    const settle = (place: Place | null) => {
      clearTimeout(timer);
      resolve(place);
    };
    const entry: Waiting = { address, isGone, settle };
    queue.add(entry);
    if (queue.size > waiting) refuseOne();
    return promise;
  }

  return { enter, isFullFor };
}
