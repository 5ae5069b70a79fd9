import { db } from '@/lib/db/client';

/*
 * Graphile Worker frees the jobs of dead workers after four hours, too late for a mailed code, so
 * workers send heartbeats.
 */

/** By the database's clock. */
export async function markAlive(workerIds: Iterable<string>): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "JobWorker" ("id", "seenAt") SELECT unnest(${[...workerIds].sort()}::text[]), now()
    ON CONFLICT ("id") DO UPDATE SET "seenAt" = excluded."seenAt"`;
}

/**
 * Frees the jobs of workers that have sent no heartbeat for half a minute, so that a job resumes
 * within a minute.
 */
export async function releaseAbandonedJobs(): Promise<void> {
  await db.$transaction([
    // Another worker locks the same jobs in another order: give up before a deadlock.
    db.$executeRaw`SET LOCAL lock_timeout = '500ms'`,
    db.$executeRaw`
      DELETE FROM "JobWorker" WHERE "id" IN (
        SELECT "id" FROM "JobWorker" WHERE "seenAt" < now() - interval '30 seconds'
        ORDER BY "id" FOR UPDATE SKIP LOCKED)`,
    db.$executeRaw`
      SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT job."locked_by"))
      FROM graphile_worker.jobs job
      WHERE job."locked_at" < now() - interval '30 seconds'
        AND NOT EXISTS (SELECT FROM "JobWorker" worker WHERE worker."id" = job."locked_by")`,
  ]);
}
