import { db } from '@/lib/db/client';

/*
 * The library gives the jobs of a worker that died to others after four hours. A code in a mail
 * cannot wait for that, so workers say that they live.
 */

/** Says that these workers live, by the database's clock. */
export async function markAlive(workerIds: Iterable<string>): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "JobWorker" ("id", "seenAt") SELECT unnest(${[...workerIds]}::text[]), now()
    ON CONFLICT ("id") DO UPDATE SET "seenAt" = excluded."seenAt"`;
}

/** Lets others take over the jobs of workers that were not seen for a minute. */
export async function releaseAbandonedJobs(): Promise<void> {
  await db.$transaction([
    db.$executeRaw`DELETE FROM "JobWorker" WHERE "seenAt" < now() - interval '1 minute'`,
    db.$executeRaw`
      SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT job."locked_by"))
      FROM graphile_worker.jobs job
      WHERE job."locked_at" < now() - interval '1 minute'
        AND NOT EXISTS (SELECT FROM "JobWorker" worker WHERE worker."id" = job."locked_by")`,
  ]);
}
