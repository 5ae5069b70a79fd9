import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { failure } from '../launch/preflight.mjs';
import { withClient } from './postgres.ts';

export type SessionLock = {
  key: number;
  /** In sentences: "the lock of …". */
  of: string;
};

/** Milliseconds from the first attempt. */
export type Patience = { reportAfter: number; giveUpAfter: number };

const defaultPatience: Patience = { reportAfter: 10_000, giveUpAfter: 600_000 };

/** Milliseconds. */
const askEvery = 200;

/**
 * The connection has no statement timeout, which would end the building of an index. Polls, since a
 * waiting statement has a snapshot, for which a concurrent index would wait: a deadlock.
 */
export const withSessionLock = <T>(
  url: string,
  lock: SessionLock,
  work: (client: pg.Client) => Promise<T>,
  patience: Patience = defaultPatience,
): Promise<T> =>
  withClient(url, async (client) => {
    await refuseTransactionPooler(url, client);
    await client.query("SELECT set_config('application_name', $1, false)", [
      `townboard: ${lock.of}`,
    ]);
    await client.query('SET statement_timeout = 0');
    await take(client, lock, patience);
    return work(client);
  });

async function take(client: pg.Client, { key, of }: SessionLock, patience: Patience) {
  const started = performance.now();
  let isReported = false;
  while (!(await isTaken(client, key))) {
    const waited = performance.now() - started;
    if (waited > patience.giveUpAfter) {
      throw failure(
        `The lock of ${of} is still held by ${await describeHolder(client, key)}. Run this again once that has ` +
          'ended. If it does nothing any more, SELECT pg_terminate_backend(…) with its number ends it.',
      );
    }
    if (waited > patience.reportAfter && !isReported) {
      isReported = true;
      console.warn(`Waiting for the lock of ${of}, held by ${await describeHolder(client, key)}.`);
    }
    await delay(askEvery);
  }
}

async function isTaken(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [key],
  );
  return rows[0]?.taken === true;
}

type Holder = { pid: number; name: string | null; since: string | null; host: string | null };

/** The key of an advisory lock is divided between two columns of pg_locks. */
async function describeHolder(client: pg.Client, key: number): Promise<string> {
  const { rows } = await client.query<Holder>(
    `SELECT pid, NULLIF(application_name, '') AS name, host(client_addr) AS host,
       date_trunc('second', backend_start)::text AS since
     FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND objsubid = 1
       AND classid::bigint << 32 | objid::bigint = $1
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [key],
  );
  const [holder] = rows;
  if (!holder) return 'a connection that has just ended';
  const { pid, name, since, host } = holder;
  const details = [name ?? 'without a name', host && `from ${host}`, since && `since ${since}`];
  return `process ${pid} of the database (${details.filter(Boolean).join(', ')})`;
}

/** A pooler in transaction mode would leave lock and settings on other processes' connections. */
async function refuseTransactionPooler(url: string, client: pg.Client): Promise<void> {
  const isShared = await withClient(url, async (second) => {
    const first = await backendOf(client);
    await second.query('BEGIN');
    const isLent = (await backendOf(second)) === first || (await backendOf(client)) !== first;
    await second.query('COMMIT');
    return isLent;
  });
  if (!isShared) return;
  throw failure(
    'This address of the database leads to a pooler in transaction mode, which keeps no lock for a session. Set ' +
      'DATABASE_DIRECT_URL to the address of the database itself.',
  );
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}
