import PQueue from 'p-queue';
import { AppError } from '@/lib/errors';

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

type Bounds = {
  parallel: number;
  waiting: number;
  /** The message when the queue is full, or moves too slowly. */
  busy: string;
  longestWaitMs?: number;
};

const refusal = (busy: string) => new AppError('unavailable', busy, { retryAfter: 5 });

/** Throws `unavailable` when the queue is full or moves too slowly. */
export function workQueue({ parallel, waiting, busy, longestWaitMs }: Bounds): WorkQueue {
  const queue = new PQueue({ concurrency: parallel });
  return async (work) => {
    if (queue.pending >= parallel && queue.size >= waiting) throw refusal(busy);
    if (!longestWaitMs) return queue.add(work);
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(refusal(busy)), longestWaitMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(begin, { signal: tooLate.signal });
  };
}

export type WorkQueues = <P, T>(
  subject: string,
  prepare: () => Promise<P>,
  work: (prepared: P) => Promise<T>,
) => Promise<T>;

type BoundsOfAll = {
  total: number;
  /** Limits how many of all wait with what they have prepared. */
  waitingInAll?: number;
};

/** One per subject, so that none delays another, even if its preparation is slow. */
export function workQueues({
  total,
  waitingInAll = Number.POSITIVE_INFINITY,
  ...bounds
}: Bounds & BoundsOfAll): WorkQueues {
  const together = workQueue({ parallel: total, waiting: waitingInAll, busy: bounds.busy });
  const queues = new Map<string, { run: WorkQueue; held: number }>();

  return async (subject, prepare, work) => {
    const queue = queues.get(subject) ?? { run: workQueue(bounds), held: 0 };
    queues.set(subject, queue);
    queue.held += 1;
    try {
      return await queue.run(async () => {
        const prepared = await prepare();
        return together(() => work(prepared));
      });
    } finally {
      queue.held -= 1;
      if (queue.held === 0) queues.delete(subject);
    }
  };
}

type Waiting = { weight: number; start: () => void };

/** In order; work heavier than `capacity` runs alone. Throws `unavailable` as workQueue. */
export function weightedQueue({
  capacity,
  waiting,
  busy,
  longestWaitMs,
}: Omit<Bounds, 'parallel'> & { capacity: number }) {
  const queue: Waiting[] = [];
  let running = 0;
  const startNext = () => {
    for (let [next] = queue; next && fits(next.weight); [next] = queue) {
      queue.shift();
      running += next.weight;
      next.start();
    }
  };
  const fits = (weight: number) => running === 0 || running + weight <= capacity;
  const leave = (entry: Waiting, refuse: (error: AppError) => void) => {
    queue.splice(queue.indexOf(entry), 1);
    refuse(refusal(busy));
    // What it held up may fit.
    startNext();
  };

  return async <T>(weight: number, work: () => Promise<T>): Promise<T> => {
    if (queue.length >= waiting) throw refusal(busy);
    const place = Promise.withResolvers<void>();
    const entry = { weight, start: place.resolve };
    queue.push(entry);
    startNext();
    const timer = longestWaitMs && setTimeout(() => leave(entry, place.reject), longestWaitMs);
    await place.promise;
    clearTimeout(timer);
    try {
      return await work();
    } finally {
      running -= weight;
      startNext();
    }
  };
}
