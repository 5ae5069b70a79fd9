import { setTimeout as delay } from 'node:timers/promises';
import { minute } from '@/lib/dates';
import { loggable } from '@/lib/db/errors';

export type RepeatedTask = {
  name: string;
  /** Milliseconds from the end of one run to the next. */
  every: number;
  run: (now: Date) => Promise<unknown>;
};

/** Limits the back-off, but keeps an unreachable database from flooding the log. */
const longestPause = minute;

/** Until `signal` aborts; the current run is finished. Failures are retried with back-off. */
export async function repeat(
  { name, every, run }: RepeatedTask,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await run(new Date());
      failures = 0;
    } catch (error) {
      failures += 1;
      console.error(`worker: could not ${name}:`, loggable(error));
    }
    await pause(Math.max(every, Math.min(longestPause, every * 2 ** failures)), signal);
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
