import { LRUCache } from 'lru-cache';

/* The address with the least recent use comes first, so one with many requests delays itself. */

type Bounds = {
  /** Concurrent renderings, in all and of one address. */
  parallel: number;
  ofAddress: number;
  /** Maximum length of the queue. Beyond it the address with the most use is refused. */
  waiting: number;
  timeoutMs: number;
};

/** Fewer than the connections of a process, as a page runs several queries at a time. */
const bounds: Bounds = { parallel: 6, ofAddress: 3, waiting: 60, timeoutMs: 4000 };

export type RenderingSlot = { release: () => void };

type Waiting = {
  address: string;
  isGone: () => boolean;
  settle: (slot: RenderingSlot | null) => void;
};

/** Half-life of an address's use, in ms. */
const halfLife = 10_000;
const maxAddresses = 10_000;
/** Less use than this, in ms, counts as none, so that a reader of pages is never behind others. */
const freeUse = 100;
/** A waiting request counts as this many ms of use. */
const waitingWeight = 100;

export type RenderingSlots = ReturnType<typeof renderingSlots>;

export function renderingSlots({ parallel, ofAddress, waiting, timeoutMs }: Bounds = bounds) {
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

  function start(address: string): RenderingSlot {
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

  /** The first of those whose address has the least use. */
  const least = (some: readonly Waiting[]) =>
    some.reduce<Waiting | undefined>(
      (best, one) => (best && usedBy(best.address) <= usedBy(one.address) ? best : one),
      undefined,
    );

  function weights(): (address: string, more?: number) => number {
    const counts = new Map<string, number>();
    for (const { address } of queue) counts.set(address, (counts.get(address) ?? 0) + 1);
    return (address, more = 0) =>
      usedBy(address) + waitingWeight * ((counts.get(address) ?? 0) + more);
  }

  /** Refuses the last request of the address with the most use. */
  function refuseOne(): void {
    const weight = weights();
    const heaviest = [...queue].reduce((worst, one) =>
      weight(one.address) >= weight(worst.address) ? one : worst,
    );
    queue.delete(heaviest);
    heaviest.settle(null);
  }

  function isFullFor(address: string): boolean {
    if (queue.size < waiting) return false;
    const weight = weights();
    const own = weight(address, 1);
    return [...queue].every((one) => weight(one.address) <= own);
  }

  /** Null after a timeout, or if the queue is full of addresses with less use. */
  function acquire(address: string, isGone: () => boolean): Promise<RenderingSlot | null> {
    if (total < parallel && runningOf(address) < ofAddress) return Promise.resolve(start(address));
    const { promise, resolve } = Promise.withResolvers<RenderingSlot | null>();
    const timer = setTimeout(() => {
      queue.delete(entry);
      resolve(null);
    }, timeoutMs);
    const settle = (slot: RenderingSlot | null) => {
      clearTimeout(timer);
      resolve(slot);
    };
    const entry: Waiting = { address, isGone, settle };
    queue.add(entry);
    if (queue.size > waiting) refuseOne();
    return promise;
  }

  return { acquire, isFullFor };
}
