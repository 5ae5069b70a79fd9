import pg from 'pg';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';

const timeoutMs = 3 * second;

/** Rejects unless the database answers on a new connection, so that a full pool does not matter. */
export async function probeDatabase(): Promise<void> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // A lost connection rejects the query as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    client.end().catch(() => undefined);
  }
}
