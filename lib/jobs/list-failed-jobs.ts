import type pg from 'pg';

export type FailedJobs = { task: string; count: number };

export async function listFailedJobs(
  connection: Pick<pg.Client, 'query'>,
  since: Date,
): Promise<FailedJobs[]> {
  const { rows } = await connection.query<FailedJobs>(
    // A failure moves run_at forward by the last back-off, the only record of its time.
    `SELECT task_identifier AS task, count(*)::int AS count FROM graphile_worker.jobs
     WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at >= $1
     GROUP BY task_identifier ORDER BY task_identifier`,
    [since],
  );
  return rows;
}
