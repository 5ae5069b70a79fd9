import pg from 'pg';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/process/per-process';
import { poolSizes } from './pool-sizes';
import { watchPool } from './watch-pool';

/* Public reads: read-only connections with a short statement timeout. */

const readTimeout = 2 * second;

/** For the planner and for word similarity. A pooler may leave them out. */
export const readPoolSettings = {
  // Lists read few rows by index: JIT, sequential scans and parallel workers never pay off.
  jit: 'off',
  enable_seqscan: 'off',
  max_parallel_workers_per_gather: '0',
  // Large enough for exact bitmaps over a million ads.
  work_mem: '16MB',
  'pg_trgm.similarity_threshold': '0.2',
};

export const readPool = (): pg.Pool =>
  perProcess('read pool', () => connect('read', env().DATABASE_URL, 5 * second, 3 * second));

/** Fails fast, so that there is time left for the primary. Throws without DATABASE_REPLICA_URL. */
export function replicaPool(): pg.Pool {
  const url = env().DATABASE_REPLICA_URL;
  if (!url) throw new Error('DATABASE_REPLICA_URL is not set.');
  return perProcess('replica pool', () => connect('replica', url, second, second / 2));
}

/** `timeoutMs`: for a connection. `grace`: ms after the statement timeout. */
function connect(name: string, connectionString: string, timeoutMs: number, grace: number) {
  const pool = new pg.Pool({
    connectionString,
    max: poolSizes().read,
    statement_timeout: readTimeout,
    // The server's own timeout does not help if the connection is dead.
    query_timeout: readTimeout + grace,
    connectionTimeoutMillis: timeoutMs,
    allowExitOnIdle: true,
    options: Object.entries({ default_transaction_read_only: 'on', ...readPoolSettings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  return watchPool(name, pool);
}
