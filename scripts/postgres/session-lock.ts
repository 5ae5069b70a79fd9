import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from './postgres.ts';

/** Milliseconds. */
const askEvery = 200;

/**
 * Waits for the advisory lock and holds it during `work`. The connection has no statement timeout: a role
 * behind a pooler has one, which would end the building of an index. Asks again and again, because a waiting
 * statement has a snapshot, for which a concurrent index of the holder would wait: a deadlock.
 */
export const withSessionLock = <T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('SET statement_timeout = 0');
    while (!(await isTaken(client, lock))) await delay(askEvery);
    return work(client);
  });

async function isTaken(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [lock],
  );
  return rows[0]?.taken === true;
}
