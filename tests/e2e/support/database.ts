import type { Client } from 'pg';
import { withClient } from '../../../scripts/postgres/postgres';

/** The database of the tested site, for what only time, or an operator, would change. */
export const withDatabase = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
  withClient(process.env.DATABASE_URL ?? '', work);
