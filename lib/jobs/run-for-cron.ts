import { createHash, timingSafeEqual } from 'node:crypto';
import { second } from '@/lib/dates';
import { writePool } from '@/lib/db/client';
import { cronWrites } from '@/lib/db/pools/worker-connections';
import { env } from '@/lib/env';
import { AppError, notFound } from '@/lib/errors';
import { perProcess } from '@/lib/process/per-process';

/** With eight seconds of grace for running jobs, less than a minute. */
const runTime = 50 * second;

const state = () => perProcess<{ running?: Promise<void> }>('cron', () => ({}));

/** Throws `not_found` without the secret, and `conflict` while one is running in this process. */
export async function runForCron(
  authorization: string | null,
  time = runTime,
): Promise<{ ran: true }> {
  const secret = env().CRON_SECRET;
  if (!secret || !isEqual(authorization ?? '', `Bearer ${secret}`)) throw notFound('This address');
  const cron = state();
  if (cron.running) throw new AppError('conflict', 'The jobs are running already.');
  // Imported here, since no other route needs the queue.
  const { runWorker } = await import('./run-worker');
  cron.running ??= withConnections(() => runWorker({ signal: AbortSignal.timeout(time) }));
  try {
    await cron.running;
  } finally {
    delete cron.running;
  }
  return { ran: true };
}

/** Widens the pool: with DATABASE_POOL_SIZE=2 one long job would block all others. */
async function withConnections(work: () => Promise<void>): Promise<void> {
  const { options } = writePool();
  const usual = options.max;
  options.max = Math.max(usual, cronWrites);
  try {
    await work();
  } finally {
    options.max = usual;
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (one: string, other: string) => timingSafeEqual(hash(one), hash(other));
