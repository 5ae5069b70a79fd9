import PQueue from 'p-queue';
import { AppError } from '@/lib/errors';

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

type Bounds = {
  /** Concurrency limit. */
  parallel: number;
  /** Longest queue, which bounds memory. */
  waiting: number;
  /** The message when the queue is full. */
  busy: string;
};

/** Limits concurrency in one process. Throws `unavailable` when the queue is full. */
export function workQueue({ parallel, waiting, busy }: Bounds): WorkQueue {
  const queue = new PQueue({ concurrency: parallel });
  return async (work) => {
    if (queue.pending >= parallel && queue.size >= waiting) {
      throw new AppError('unavailable', busy, { retryAfter: 5 });
    }
    return queue.add(work);
  };
}

export type WorkQueues = <P, T>(
  subject: string,
  prepare: () => Promise<P>,
  work: (prepared: P) => Promise<T>,
) => Promise<T>;

/**
 * A queue per subject (a member, an address), so that none delays another; `total` limits the work of
 * all together. Preparing may be slow, as when a body arrives: it delays only its own subject.
 */
export function workQueues({ total, ...bounds }: Bounds & { total: number }): WorkQueues {
  const together = new PQueue({ concurrency: total });
  const queues = new Map<string, { run: WorkQueue; held: number }>();

  return async (subject, prepare, work) => {
    const queue = queues.get(subject) ?? { run: workQueue(bounds), held: 0 };
    queues.set(subject, queue);
    queue.held += 1;
    try {
      return await queue.run(async () => {
        const prepared = await prepare();
        return together.add(() => work(prepared));
      });
    } finally {
      queue.held -= 1;
      if (queue.held === 0) queues.delete(subject);
    }
  };
}

type Waiting = { weight: number; start: () => void };

/**
 * Limits the total weight of what runs at a time, in order; work heavier than `capacity` runs alone.
 * Throws `unavailable` when the queue is full.
 */
export function weightedQueue({
  capacity,
  waiting,
  busy,
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

  return async <T>(weight: number, work: () => Promise<T>): Promise<T> => {
    if (queue.length >= waiting) throw new AppError('unavailable', busy, { retryAfter: 5 });
    const place = Promise.withResolvers<void>();
    queue.push({ weight, start: place.resolve });
    startNext();
    await place.promise;
    try {
      return await work();
    } finally {
      running -= weight;
      startNext();
    }
  };
}
