import pg from 'pg';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';

/*
 * What everybody may ask without logging in is read through these connections: they can write
 * nothing and are stopped before a costly question costs others their answers.
 */

const readTimeout = 2 * second;

/** PostgreSQL's code of a question that was stopped. */
export const statementTimeout = '57014';
/** The pool says in words alone that it has no connection to give. */
export const noConnection = 'timeout exceeded when trying to connect';

const settings = {
  default_transaction_read_only: 'on',
  // Lists read a few rows through an index; compiling, reading a whole table or sharing the work
  // with processes that have to be started is never quicker.
  jit: 'off',
  enable_seqscan: 'off',
  max_parallel_workers_per_gather: '0',
  // What an index finds of a million ads fits exactly, or whole pages are read for single ads.
  work_mem: '16MB',
  'pg_trgm.similarity_threshold': '0.2',
};

// Hot reload evaluates this module again; the pool must survive that.
const shared = globalThis as { readPool?: pg.Pool };

/** Connected on first use. */
export function readPool(): pg.Pool {
  shared.readPool ??= connect();
  return shared.readPool;
}

function connect(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_SIZE,
    statement_timeout: readTimeout,
    connectionTimeoutMillis: 5 * second,
    allowExitOnIdle: true,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // An idle connection that breaks is replaced; unheard, it would end the process.
  pool.on('error', (error) => console.error('A connection for reading was lost:', error));
  return pool;
}
