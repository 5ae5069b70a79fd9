import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';

/**
 * Runs at most `parallel` pieces of work at a time; the rest wait in order. Beyond `waiting` it
 * throws `unavailable` at once, since what waits holds memory.
 */
export function workQueue(parallel: number, waiting: number, busy: string = messages.uploadsBusy) {
  const line: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < parallel) running += 1;
    else if (line.length < waiting) await new Promise<void>((start) => line.push(start));
    else throw new AppError('unavailable', busy, { retryAfter: 5 });
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * A queue of its own for each subject (a member, an address), so that nobody holds up another. All
 * together run at most `total` pieces of work at a time, so that many slow ones fill no memory.
 */
export function workQueues(parallel: number, waiting: number, total: number) {
  const together = workQueue(total, Number.POSITIVE_INFINITY);
  const queues = new Map<string, { inTurn: ReturnType<typeof workQueue>; held: number }>();

  return async <T>(subject: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(subject) ?? { inTurn: workQueue(parallel, waiting), held: 0 };
    queues.set(subject, queue);
    queue.held += 1;
    try {
      return await queue.inTurn(() => together(work));
    } finally {
      queue.held -= 1;
      if (queue.held === 0) queues.delete(subject);
    }
  };
}
