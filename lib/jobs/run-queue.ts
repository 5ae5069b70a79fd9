import { EventEmitter, once } from 'node:events';
import {
  type ParsedCronItem,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type pg from 'pg';
import * as z from 'zod';
import { second } from '@/lib/dates';
import { loggable } from '@/lib/db/errors';
import { withRequestId } from '@/lib/log/request-id';
import { jobSeconds } from '@/lib/metrics/metrics';
import { startRoot, withinSpan } from '@/lib/tracing/spans';
import type { JobHandler, JobHandlers } from './handlers';
import { workerLog } from './worker-log';

export type Queue = {
  name: string;
  handlers: JobHandlers;
  concurrency: number;
  schedule?: ParsedCronItem[];
};

export type QueueOptions = {
  connections: pg.Pool;
  signal: AbortSignal;
  /** Milliseconds for running jobs to finish after the signal; then they return to the queue. */
  grace: number;
  workerIds: Set<string>;
};

/** For delayed jobs; the database notifies about immediate ones. */
const pollInterval = 2 * second;

/** Throws if the runner ends before the signal. */
export async function runQueue(
  { handlers, concurrency, schedule = [] }: Queue,
  { connections, signal, grace, workerIds }: QueueOptions,
): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const created = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>;
  const runner = await run({
    pgPool: connections,
    taskList: tasksOf(handlers),
    parsedCronItems: schedule,
    events,
    concurrency,
    pollInterval,
    logger: workerLog,
    noHandleSignals: true,
    // A pooler in transaction mode breaks prepared statements.
    noPreparedStatements: true,
    // With batching, a failed write of a result would be an error instead of a crash.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const [{ workerPool }] = await created;
  workerIds.add(workerPool.id);
  const stopped = Promise.withResolvers<void>();
  const stop = async () => {
    await stopRunner(runner, workerPool, grace);
    stopped.resolve();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    await runner.promise;
  } finally {
    signal.removeEventListener('abort', stop);
    workerIds.delete(workerPool.id);
  }
  if (!signal.aborted) throw new Error('The queue stopped by itself.');
  await stopped.promise;
}

async function stopRunner(runner: Runner, workers: WorkerPool, grace: number): Promise<void> {
  const insist = setTimeout(async () => {
    await tryTo(async () => workers.forcefulShutdown('The worker was stopped.'));
  }, grace);
  await tryTo(() => runner.stop());
  clearTimeout(insist);
}

async function tryTo(stop: () => Promise<unknown>): Promise<void> {
  try {
    await stop();
  } catch (error) {
    console.error('worker: while stopping:', error);
  }
}

const tasksOf = (handlers: JobHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [name, taskOf(name, handler)]),
  );

const taskOf =
  (name: string, handler: JobHandler): Task =>
  (payload, { job }) =>
    withRequestId(requestOf(payload) ?? `job-${job.id}`, () => runJob(name, handler, payload, job));

const requestOf = (payload: unknown) =>
  z.object({ requestId: z.string() }).safeParse(payload).data?.requestId;

async function runJob(
  name: string,
  handler: JobHandler,
  payload: unknown,
  job: Parameters<Task>[1]['job'],
): Promise<void> {
  const end = jobSeconds.startTimer({ task: name });
  const span = startRoot('job', name, {});
  try {
    await withinSpan(span, () => handler(payload, new Date()));
    end({ result: 'done' });
    span?.end();
  } catch (error) {
    end({ result: 'failed' });
    span?.end({}, true);
    const text = loggable(error);
    console.error(
      `job ${name} ${job.id} failed (attempt ${job.attempts} of ${job.max_attempts}):`,
      text,
    );
    // Stored with the job.
    throw new Error((text instanceof Error ? text.message : String(text)).slice(0, 500));
  }
}
