import { db } from '@/lib/db/client';

/*
 * Graphile Worker frees the jobs of dead workers after four hours, too late for a code in a mail,
 * so workers send heartbeats.
 */

/** A heartbeat, by the database's clock. */
export async function markAlive(workerIds: Iterable<string>): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "JobWorker" ("id", "seenAt") SELECT unnest(${[...workerIds].sort()}::text[]), now()
    ON CONFLICT ("id") DO UPDATE SET "seenAt" = excluded."seenAt"`;
}

/**
 * Frees the jobs of workers without a heartbeat for half a minute: six are missing then, and with the
 * workers' own pauses a job is taken up again within a minute.
 */
export async function releaseAbandonedJobs(): Promise<void> {
  await db.$transaction([
    // The clock of another worker locks the same jobs in another order: this gives way before it fails.
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
