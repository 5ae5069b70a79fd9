import type pg from 'pg';

/* Graphile Worker frees jobs of dead workers after four hours, too late for a mailed code. */

/** Takes the queues' connections, since long jobs may hold all those of `db`. */
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
