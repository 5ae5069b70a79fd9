import { requestId } from '@/lib/log/request-id';
import { type Db, db } from './client';
import { Prisma } from './prisma';

export type NewJob = {
  /** A name that lib/jobs/handlers.ts knows. */
  task: string;
  payload?: Record<string, unknown>;
  /** As soon as possible, by the database's clock, where it is left out. */
  runAt?: Date;
  /** A job that waits under the same key is replaced. */
  key?: string;
  /** A waiting job with the same key stays due when it was. */
  keepsRunAt?: boolean;
  /** Then it is a dead letter. */
  maxAttempts: number;
};

/** Enqueues a job; within a transaction it exists only if that one commits. */
export async function addJob(job: NewJob, tx: Db = db): Promise<void> {
  await tx.$executeRaw`SELECT ${addJobSql(job)}`;
}

/** The call that enqueues a job, for a statement that does more. */
export const addJobSql = ({
  task,
  payload = {},
  runAt,
  key,
  keepsRunAt = false,
  maxAttempts,
}: NewJob): Prisma.Sql =>
  Prisma.sql`graphile_worker.add_job(${task}, ${JSON.stringify(withRequest(payload))}::json,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text,
    job_key_mode => ${keepsRunAt ? 'preserve_run_at' : 'replace'},
    max_attempts => ${maxAttempts}::integer)`;

/** The worker's log names the request that enqueued a job. */
function withRequest(payload: Record<string, unknown>) {
  const id = requestId();
  return id ? { ...payload, requestId: id } : payload;
}

/** Takes back the job that waits under this key. */
export async function removeJob(key: string, tx: Db = db): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.remove_job(${key})`;
}
