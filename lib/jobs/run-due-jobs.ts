import { addTime, day, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Does one kind of work. What it throws makes the job run again later. */
export type JobHandler = (payload: unknown, now: Date) => Promise<unknown>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

type ClaimedJob = { id: string; kind: string; payload: unknown; attempts: number };

const maxAttempts = 8;
/** After this long whoever claimed a job is taken to be gone. */
const claimLife = 15 * minute;
const firstPause = 30 * second;
const doneKept = 7 * day;

/**
 * Runs the jobs that are due, one after the other, until there are none or the signal says stop. A
 * failed one is tried again after a pause that doubles; the eighth failure ends it: done, with its
 * last error. Returns how many were run.
 */
export async function runDueJobs(
  handlers: JobHandlers,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  for (let ran = 0; ; ran += 1) {
    const job = signal?.aborted ? undefined : await claimJob(now);
    if (!job) return ran;
    await runJob(job, handlers[job.kind], now);
  }
}

/** Jobs that another worker claims at this moment are skipped, not waited for. */
async function claimJob(now: Date): Promise<ClaimedJob | undefined> {
  const rows = await db.$queryRaw<ClaimedJob[]>`
    UPDATE "Job" SET "lockedAt" = ${now}, "attempts" = "attempts" + 1
    WHERE "id" = (
      SELECT "id" FROM "Job"
      WHERE "doneAt" IS NULL AND "runAt" <= ${now}
        AND ("lockedAt" IS NULL OR "lockedAt" <= ${addTime(now, -claimLife)})
      ORDER BY "runAt" LIMIT 1
      FOR UPDATE SKIP LOCKED)
    RETURNING "id", "kind", "payload", "attempts"`;
  return rows[0];
}

async function runJob(job: ClaimedJob, handler: JobHandler | undefined, now: Date): Promise<void> {
  try {
    if (!handler) throw new Error(`Nothing handles jobs of kind "${job.kind}"`);
    await handler(job.payload, now);
    await finish(job.id, { doneAt: now, lastError: null });
  } catch (error) {
    console.error(`job ${job.kind} ${job.id} failed (attempt ${job.attempts}):`, error);
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const pause = firstPause * 2 ** (job.attempts - 1);
    const isLast = job.attempts >= maxAttempts;
    await finish(job.id, {
      lastError,
      ...(isLast ? { doneAt: now } : { runAt: addTime(now, pause) }),
    });
  }
}

const finish = (id: string, data: { doneAt?: Date; runAt?: Date; lastError: string | null }) =>
  db.job.update({ where: { id }, data: { ...data, lockedAt: null }, select: { id: true } });

/** Deletes jobs that were done, or given up, a week ago. */
export async function sweepJobs(now: Date): Promise<number> {
  const { count } = await db.job.deleteMany({ where: { doneAt: { lt: addTime(now, -doneKept) } } });
  return count;
}
