import type pg from 'pg';

/*
 * Graphile Worker frees the jobs of dead workers after four hours, too late for a mailed code, so
 * workers send heartbeats, on the connections of the queues: long jobs may hold all those of `db`.
 */

/** By the database's clock. */
export async function markAlive(connections: pg.Pool, workerIds: Iterable<string>): Promise<void> {
  await connections.query(
    `INSERT INTO "JobWorker" ("id", "seenAt") SELECT unnest($1::text[]), now()
     ON CONFLICT ("id") DO UPDATE SET "seenAt" = excluded."seenAt"`,
    [[...workerIds].sort()],
  );
}

/** Another worker locks the same jobs in another order: give up before a deadlock. */
const release = [
  `SET LOCAL lock_timeout = '500ms'`,
  `DELETE FROM "JobWorker" WHERE "id" IN (
     SELECT "id" FROM "JobWorker" WHERE "seenAt" < now() - interval '30 seconds'
     ORDER BY "id" FOR UPDATE SKIP LOCKED)`,
  `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT job."locked_by"))
   FROM graphile_worker.jobs job
   WHERE job."locked_at" < now() - interval '30 seconds'
     AND NOT EXISTS (SELECT FROM "JobWorker" worker WHERE worker."id" = job."locked_by")`,
];

/**
 * Frees the jobs of workers that have sent no heartbeat for half a minute, so that a job resumes
 * within a minute.
 */
export async function releaseAbandonedJobs(connections: pg.Pool): Promise<void> {
  const client = await connections.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    for (const statement of release) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection whose transaction failed is closed.
    client.release(failure);
  }
}
