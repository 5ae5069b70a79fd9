import { requestId } from '@/lib/log/request-id';
import { type Db, db } from './client';
import { Prisma } from './prisma';

/** Tasks that are enqueued one by one. The schedule (lib/jobs/schedule.ts) enqueues the others. */
export type TaskName =
  | 'classify-photos'
  | 'complete-decision'
  | 'deliver-email'
  | 'deliver-sandbox-event'
  | 'deliver-whatsapp'
  | 'mail-reduced-saved-ad'
  | 'mail-unread-messages'
  | 'record-erasure'
  | 'reread-facets'
  | 'send-push'
  | 'settle-sandbox-refunds';

export type NewJob = {
  task: TaskName;
  payload?: Record<string, unknown>;
  /** Default: as soon as possible, by the database's clock. */
  runAt?: Date;
  /** Replaces a waiting job with the same key. */
  key?: string;
  /** Keeps the due time of the replaced job. */
  keepsRunAt?: boolean;
  /** After that it is a dead letter. */
  maxAttempts: number;
};

/** Enqueues a job; in a transaction, only if it commits. */
export async function addJob(job: NewJob, tx: Db = db): Promise<void> {
  await tx.$executeRaw`SELECT ${addJobSql(job)}`;
}

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

/** So that the worker's log names the request that enqueued the job. */
function withRequest(payload: Record<string, unknown>) {
  const id = requestId();
  return id ? { ...payload, requestId: id } : payload;
}

export async function removeJob(key: string, tx: Db = db): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.remove_job(${key})`;
}
