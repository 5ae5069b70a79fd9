import pg from 'pg';
import { second } from '@/lib/dates.ts';
import { queryCanceled } from '@/lib/db/sqlstate.ts';
import { failure } from '../../launch/preflight.mjs';
import { withClient } from '../../postgres/postgres.ts';

const timeoutMs = 10 * second;

/** Ten seconds for each statement, against locks; `otherwise` words every other failure. */
export async function askDatabase<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  otherwise: (error: NodeJS.ErrnoException) => string = () => 'cannot be read: see Database',
): Promise<T> {
  // The database's own limit does not help if the connection is dead.
  const limits = { statement_timeout: timeoutMs, query_timeout: timeoutMs + second };
  try {
    return await withClient(url, work, limits);
  } catch (error) {
    if (!isLate(error)) throw failure(otherwise(error as NodeJS.ErrnoException));
    throw failure(
      `the database did not answer within ${timeoutMs / second} seconds: see pg_stat_activity for locks (wait_event_type)`,
    );
  }
}

const isLate = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.code === queryCanceled
    : error instanceof Error && error.message === 'Query read timeout';

export const cannotBeUsed = ({ message, code }: NodeJS.ErrnoException) =>
  `cannot be used (${message || code})`;
