import { db } from '@/lib/db/client';
import { listenerName } from '@/lib/db/listen';
import { env } from '@/lib/env';
import { workerConnections, workerName } from './worker-connections';

type Counts = { room: number; servers: number; workers: number };

/**
 * A warning if the running processes together may open more connections than the database allows.
 * Behind a pooler the numbers say nothing. Counts this process once it listens.
 */
export async function connectionWarning(): Promise<string | undefined> {
  if (env().DATABASE_DIRECT_URL) return undefined;
  const [counts] = await db.$queryRaw<Counts[]>`
    SELECT current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - COALESCE(current_setting('reserved_connections', true)::int, 0) AS "room",
      count(*) FILTER (WHERE application_name = ${listenerName})::int AS "servers",
      count(DISTINCT application_name)
        FILTER (WHERE application_name LIKE ${`${workerName} %`})::int AS "workers"
    FROM pg_stat_activity WHERE datname = current_database()`;
  const { room, servers, workers } = counts ?? { room: 0, servers: 0, workers: 0 };
  const size = env().DATABASE_POOL_SIZE;
  const extra = env().DATABASE_REPLICA_URL ? 2 : 1;
  const wanted = servers * (size + extra) + workers * (size + workerConnections);
  if (wanted <= room) return undefined;
  return (
    `Servers (${servers}) and workers (${workers}) may hold ${wanted} connections to the database, ` +
    `which allows ${room}: requests will fail under load. Lower DATABASE_POOL_SIZE (${size}), raise ` +
    'max_connections, or put a pooler between.'
  );
}
