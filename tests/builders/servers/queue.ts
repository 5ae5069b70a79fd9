import { onTestFinished } from 'vitest';
import { addJob, type NewJob } from '@/lib/db/add-job';
import { type Db, db } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { JobHandlers } from '@/lib/jobs/handlers';
import { openJobPool } from '@/lib/jobs/job-pool';
import { type Queue, runQueue } from '@/lib/jobs/run-queue';

/** Enqueues a job of any task: one of the schedule, or of a test. */
export const addTask = (job: Omit<NewJob, 'task'> & { task: string }, tx?: Db) =>
  addJob(job as NewJob, tx);

/** Runs a queue until the test ends or `stop` is called. `stop` waits for running jobs. */
export function startQueue(
  handlers: JobHandlers,
  { grace = 5000, ...queue }: Partial<Queue> & { grace?: number } = {},
) {
  const connections = openJobPool(env().DATABASE_URL, 5);
  const controller = new AbortController();
  const { signal } = controller;
  const workerIds = new Set<string>();
  const ended = runQueue(
    { name: 'test', handlers, concurrency: 4, ...queue },
    { connections, signal, grace, workerIds },
  );
  const closed = ended.finally(() => connections.end());
  closed.catch(() => undefined);
  const stop = () => {
    controller.abort();
    return closed;
  };
  onTestFinished(async () => {
    await stop().catch(() => undefined);
  });
  return { stop, ended, workerIds };
}

export type JobRow = {
  task: string;
  attempts: number;
  maxAttempts: number;
  /** Seconds from now. */
  dueIn: number;
  lastError: string | null;
  lockedBy: string | null;
};

export const jobRows = () => db.$queryRaw<JobRow[]>`
  SELECT task_identifier AS task, attempts, max_attempts AS "maxAttempts",
    extract(epoch FROM run_at - now())::float AS "dueIn", last_error AS "lastError",
    locked_by AS "lockedBy"
  FROM graphile_worker.jobs ORDER BY id`;

export const hurry = () => db.$executeRaw`
  SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
  FROM graphile_worker.jobs WHERE locked_at IS NULL`;
