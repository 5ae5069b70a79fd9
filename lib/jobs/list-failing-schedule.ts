import type pg from 'pg';
import { everyFiveMinutes, everyHour, everyMinute } from './handlers';

/** Scheduled tasks whose last attempt failed. The next run replaces the job and its error. */
export async function listFailingSchedule(connection: Pick<pg.Client, 'query'>): Promise<string[]> {
  const tasks = Object.keys({ ...everyMinute, ...everyFiveMinutes, ...everyHour });
  const { rows } = await connection.query<{ task: string }>(
    `SELECT task_identifier AS task FROM graphile_worker.jobs
     WHERE last_error IS NOT NULL AND task_identifier = ANY ($1) ORDER BY task_identifier`,
    [tasks],
  );
  return rows.map(({ task }) => task);
}
