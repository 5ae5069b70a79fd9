import type pg from 'pg';
import { everyFiveMinutes, everyHour, everyMinute } from './handlers';

type Connection = Pick<pg.Client, 'query'>;

const tasks = Object.keys({ ...everyMinute, ...everyFiveMinutes, ...everyHour });

/** The next run replaces the job and its error. */
export async function listFailingSchedule(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ task: string }>(
    `SELECT task_identifier AS task FROM graphile_worker.jobs
     WHERE last_error IS NOT NULL AND task_identifier = ANY ($1) ORDER BY task_identifier`,
    [tasks],
  );
  return rows.map(({ task }) => task);
}

export async function isScheduleBeginning(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query<{ begins: boolean }>(
    `SELECT EXISTS (SELECT FROM graphile_worker.jobs
       WHERE last_error IS NULL AND locked_at IS NOT NULL AND task_identifier = ANY ($1)) AS begins`,
    [tasks],
  );
  return rows[0]?.begins ?? false;
}
