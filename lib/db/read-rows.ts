import pg from 'pg';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import { noConnection } from '@/lib/db/pools/connect-failure';
import { queryPrepared } from '@/lib/db/pools/query-prepared';
import { AppError } from '@/lib/errors';
import type { Prisma } from './generated/client';
import { fromNearest } from './replica/from-nearest';
import { queryCanceled } from './sqlstate';

type Statement = Pick<Prisma.Sql, 'text' | 'values'>;

type Reading = {
  /** Prepares the statement under this name; only for constant texts. */
  name?: string;
  tooSlow?: string;
};

/** Throws `unavailable` after two seconds of query, or five of waiting for a connection. */
export async function readRows<T extends pg.QueryResultRow>(
  { text, values }: Statement,
  { name, tooSlow = siteTexts.searchTooSlow }: Reading = {},
): Promise<T[]> {
  const query = { text, values, ...(name && { name }) };
  return orUnavailable(() => fromNearest((pool) => queryPrepared<T>(pool, query)), tooSlow);
}

/** For files with thousands of rows that machines fetch: a long timeout and sequential scans. */
export function readAtLength<T>({ text, values }: Statement): Promise<T[]> {
  const query = { text, values, query_timeout: longest + second };
  const read = async (pool: pg.Pool) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('BEGIN');
      await client.query('SET LOCAL enable_seqscan = on');
      await client.query(`SET LOCAL statement_timeout = ${longest}`);
      const { rows } = await client.query(query);
      await client.query('COMMIT');
      return rows;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // A connection that failed is closed.
      client.release(failure);
    }
  };
  return orUnavailable(() => fromNearest(read), siteTexts.siteBusy);
}

const longest = 15 * second;

async function orUnavailable<T>(read: () => Promise<T>, tooSlow: string): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new AppError('unavailable', tooSlow, { retryAfter: 5, cause: error });
  }
}

const isTimeout = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.code === queryCanceled
    : error instanceof Error && error.message === noConnection;
