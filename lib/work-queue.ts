import PQueue from 'p-queue';
import { AppError } from '@/lib/errors';

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

type Bounds = {
  /** So much work runs at a time; the rest waits in order. */
  parallel: number;
  /** How much may wait, since what waits holds memory. */
  waiting: number;
  /** Said to whoever may not wait. */
  busy: string;
};

/** Bounds how much work a process does at a time. Beyond its bounds it throws `unavailable` at once. */
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
 * A queue of its own for each subject (a member, an address), so that nobody holds up another. All
 * together run at most `total` pieces of work at a time, so that many slow ones fill no memory.
 */
export function workQueues({ total, ...bounds }: Bounds & { total: number }) {
  const together = new PQueue({ concurrency: total });
  const queues = new Map<string, { inTurn: WorkQueue; held: number }>();

  return async <T>(subject: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(subject) ?? { inTurn: workQueue(bounds), held: 0 };
    queues.set(subject, queue);
    queue.held += 1;
    try {
      return await queue.inTurn(() => together.add(work));
    } finally {
      queue.held -= 1;
      if (queue.held === 0) queues.delete(subject);
    }
  };
}
