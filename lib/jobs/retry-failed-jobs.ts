import type pg from 'pg';

/** Resets the attempts of dead letters. Returns how many. */
export async function retryFailedJobs(connection: Pick<pg.Client, 'query'>): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker.reschedule_jobs(
       ARRAY(SELECT id FROM graphile_worker.jobs
             WHERE attempts >= max_attempts AND locked_at IS NULL),
       run_at => now(), attempts => 0)`,
  );
  return rows[0]?.count ?? 0;
}
