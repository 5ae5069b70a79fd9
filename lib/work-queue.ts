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

/**
 * A queue per subject (a member, an address), so that none delays another; `total` limits all
 * together.
 */
export function workQueues({ total, ...bounds }: Bounds & { total: number }) {
  const together = new PQueue({ concurrency: total });
  const queues = new Map<string, { run: WorkQueue; held: number }>();

  return async <T>(subject: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(subject) ?? { run: workQueue(bounds), held: 0 };
    queues.set(subject, queue);
    queue.held += 1;
    try {
      return await queue.run(() => together.add(work));
    } finally {
      queue.held -= 1;
      if (queue.held === 0) queues.delete(subject);
    }
  };
}
