import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { db } from '@/lib/db/client';

/* Another connection that holds one lock and then takes a second one, as a webhook or another member does. */

type Step = (other: pg.Client) => Promise<unknown>;

const lockRow =
  (statement: string) =>
  (id: string): Step =>
  (other) =>
    other.query(statement, [id]);

export const lockAdRow = lockRow('SELECT FROM "Ad" WHERE "id" = $1 FOR UPDATE');
export const lockCaseRow = lockRow('SELECT FROM "ModerationCase" WHERE "id" = $1 FOR UPDATE');
export const lockPurchaseRow = lockRow('SELECT FROM "Purchase" WHERE "id" = $1 FOR UPDATE');
export const lockMemberRow = lockRow('SELECT FROM "User" WHERE "id" = $1 FOR NO KEY UPDATE');

/** Takes the second lock once the site waits for the first one. Both must succeed. */
export async function crossLocks(
  first: Step,
  act: () => Promise<unknown>,
  second: Step,
): Promise<void> {
  const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  try {
    await other.query('BEGIN');
    await first(other);
    const acting = act();
    expect(await isWaitingFor(other, acting)).toBe(true);
    const crossing = second(other).then(() => other.query('COMMIT'));
    const results = await Promise.allSettled([acting, crossing]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  } finally {
    await other.end();
  }
}

/** Whether a statement of the site waits for a lock of the other connection, before `acting` has ended. */
async function isWaitingFor(other: pg.Client, acting: Promise<unknown>): Promise<boolean> {
  const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"');
  const ended = new AbortController();
  const end = () => ended.abort();
  acting.then(end, end);
  while (!ended.signal.aborted) {
    const waiting = await db.$queryRaw<unknown[]>`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND ${rows[0]?.pid}::integer = ANY (pg_blocking_pids("pid"))`;
    if (waiting.length > 0) return true;
    await delay(10);
  }
  // A failure says more than that it did not wait.
  await acting;
  return false;
}
