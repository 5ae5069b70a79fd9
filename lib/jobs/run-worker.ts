import { setTimeout as delay } from 'node:timers/promises';
import { announceDue } from '@/lib/ads/publishing/announce-due';
import { minute, second } from '@/lib/dates';
import { deliverOutbox } from '@/lib/notifications/deliver-outbox';
import { deliverSandboxEvents } from '@/lib/payments/providers/sandbox/deliver-events';
import { remindUnpublished } from '@/lib/payments/purchases/remind-unpublished';
import { enqueueAdCounts, enqueueHourlyJobs, enqueueReconciliation, jobHandlers } from './handlers';
import { runDueJobs } from './run-due-jobs';

export type Task = {
  name: string;
  /** Milliseconds from the end of one run to the next. */
  every: number;
  run: (now: Date, signal: AbortSignal) => Promise<unknown>;
};

const siteTasks: Task[] = [
  { name: 'announce what is due', every: second / 2, run: (now) => announceDue(now) },
  // Apart, so that a carrier which does not answer holds up its own messages alone.
  { name: 'send mail', every: second, run: (now) => deliverOutbox('email', now) },
  { name: 'send WhatsApp messages', every: second, run: (now) => deliverOutbox('whatsapp', now) },
  { name: 'run jobs', every: second, run: (now, signal) => runDueJobs(jobHandlers, now, signal) },
  { name: 'deliver events of the sandbox', every: second, run: (now) => deliverSandboxEvents(now) },
  { name: 'plan the reconciliation', every: 30 * second, run: (now) => enqueueReconciliation(now) },
  { name: 'plan the counting of ads', every: 15 * second, run: (now) => enqueueAdCounts(now) },
  { name: 'remind of paid drafts', every: minute, run: (now) => remindUnpublished(now) },
  { name: 'plan the sweeps', every: minute, run: (now) => enqueueHourlyJobs(now) },
];

/** Longest pause after failures: a database that is away fills no log. */
const longestPause = minute;

/**
 * Does what happens later or on a clock, until `signal` says stop; then it ends with the work at
 * hand. The tasks do not wait for each other, and a failing one is tried again.
 */
export async function runWorker({
  signal,
  tasks = siteTasks,
}: {
  signal: AbortSignal;
  tasks?: Task[];
}): Promise<void> {
  await Promise.all(tasks.map((task) => repeat(task, signal)));
}

async function repeat({ name, every, run }: Task, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await run(new Date(), signal);
      failures = 0;
    } catch (error) {
      failures += 1;
      console.error(`worker: could not ${name}:`, error);
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
