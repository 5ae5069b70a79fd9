import type { Client } from 'pg';
import { withClient } from '../../../scripts/postgres/postgres';

/** The database of the tested site, for changes that otherwise only time or an operator makes. */
export const withDatabase = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
  withClient(process.env.DATABASE_URL ?? '', work);
