import pg from 'pg';
import { messages } from '@/lib/catalogue/messages';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { Prisma } from './generated/client';

/*
 * What everybody may ask without logging in is read here: by connections that can write nothing
 * and are stopped before a costly question costs others their answers.
 */

export const readTimeout = 2 * second;

const settings = {
  default_transaction_read_only: 'on',
  // Lists read a few rows through an index; compiling or reading a whole table is never quicker.
  jit: 'off',
  enable_seqscan: 'off',
  'pg_trgm.similarity_threshold': '0.2',
};

// Hot reload evaluates this module again; the pool must survive that.
const shared = globalThis as { readPool?: pg.Pool };

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

/**
 * The rows of one question. Throws `unavailable` when its answer takes longer than two seconds, or
 * when no connection is free for it within five.
 */
export async function readRows<T>(question: Prisma.Sql): Promise<T[]> {
  shared.readPool ??= connect();
  try {
    const { rows } = await shared.readPool.query({ text: question.text, values: question.values });
    return rows;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new AppError('unavailable', messages.searchTooSlow, { retryAfter: 5, cause: error });
  }
}

// The pool says in words alone that it has no connection to give.
const isTimeout = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.code === '57014'
    : error instanceof Error && error.message === 'timeout exceeded when trying to connect';
