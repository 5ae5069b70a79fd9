import type pg from 'pg';
import { withClient } from './postgres.ts';

/**
 * Waits for the advisory lock and holds it during `work`. The connection has no statement timeout: a role
 * behind a pooler has one, which would end the wait and the building of an index.
 */
export const withSessionLock = <T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return work(client);
  });
