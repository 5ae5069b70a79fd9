import type pg from 'pg';
import { addTime, day } from '@/lib/dates';
import { writePool } from '@/lib/db/client';

/* Dead letters: jobs whose last attempt failed. Completed jobs are deleted at once. */

type Connection = Pick<pg.Pool, 'query'>;

export type DeadLetter = {
  id: string;
  task: string;
  attempts: number;
  lastError: string;
  triedAt: Date;
};

export const deadLetterSql = '(attempts >= max_attempts AND locked_at IS NULL)';

/** A failure moves run_at forward by the library's back-off, the only record of its time. */
const lastTriedSql = "(run_at - exp(least(attempts, 10)) * interval '1 second')";

const most = 100;
const deadLetterLife = 7 * day;

export async function listDeadLetters(connection: Connection = writePool()): Promise<DeadLetter[]> {
  const { rows } = await connection.query<DeadLetter>(
    `SELECT id::text, task_identifier AS task, attempts, ${lastTriedSql} AS "triedAt",
       left(COALESCE(last_error, ''), 300) AS "lastError"
     FROM graphile_worker.jobs WHERE ${deadLetterSql} ORDER BY run_at DESC LIMIT $1`,
    [most],
  );
  return rows;
}

export async function countDeadLetters(
  since: Date,
  connection: Connection = writePool(),
): Promise<{ task: string; count: number }[]> {
  const { rows } = await connection.query<{ task: string; count: number }>(
    `SELECT task_identifier AS task, count(*)::int AS count FROM graphile_worker.jobs
     WHERE ${deadLetterSql} AND run_at >= $1 GROUP BY task_identifier ORDER BY task_identifier`,
    [since],
  );
  return rows;
}

export async function retryDeadLetters(connection: Connection = writePool()): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker.reschedule_jobs(
       ARRAY(SELECT id FROM graphile_worker.jobs WHERE ${deadLetterSql}),
       run_at => now(), attempts => 0)`,
  );
  return rows[0]?.count ?? 0;
}

export async function sweepDeadLetters(
  now: Date,
  connection: Connection = writePool(),
): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker.complete_jobs(
       ARRAY(SELECT id FROM graphile_worker.jobs WHERE ${deadLetterSql} AND run_at < $1))`,
    [addTime(now, -deadLetterLife)],
  );
  return rows[0]?.count ?? 0;
}
