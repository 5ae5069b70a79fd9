import pg from 'pg';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/process/per-process';

/** `name`: the database prepares the statement under this name, once for each connection. */
export type Query = { text: string; values: unknown[]; name?: string };

/** A pooler may switch to a connection where another version of the site uses the same name. */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { name, ...query }: Query,
): Promise<Row[]> {
  const kept = perProcess('prepared statements', () => ({ isOn: !env().DATABASE_DIRECT_URL }));
  if (!name || !kept.isOn) return (await pool.query<Row>(query)).rows;
  try {
    return (await pool.query<Row>({ ...query, name })).rows;
  } catch (error) {
    if (!isLost(error)) throw error;
    // Concurrent failures warn once.
    if (kept.isOn) console.warn(lostStatements);
    kept.isOn = false;
    return (await pool.query<Row>(query)).rows;
  }
}

/** "Does not exist" and "already exists" of a prepared statement. */
const isLost = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');

export const lostStatements =
  'A pooler before the database mixes up prepared statements, so this process no longer prepares any. ' +
  'Set DATABASE_DIRECT_URL to a URL that bypasses the pooler.';
