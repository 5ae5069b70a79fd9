import type pg from 'pg';
import { listenerName } from '@/lib/db/listen';
import { replicaState, watcherName } from '@/lib/db/replica/follow-replica';
import { env } from '@/lib/env';
import { poolSizes } from './pool-sizes';
import { readPool, replicaPool } from './read-pool';
import { cronWrites, workerConnections, workerName } from './worker-connections';

/** `readers`: servers that read a replica. */
type Counts = { room: number; servers: number; readers: number; workers: number };

/** Behind a pooler the numbers say nothing. Counts this process once it listens. */
export async function connectionWarning(): Promise<string | undefined> {
  if (env().DATABASE_DIRECT_URL) return undefined;
  const { room, servers, readers, workers: running } = await count(readPool());
  const { DATABASE_POOL_SIZE: size, CRON_SECRET } = env();
  // The worker that a platform's scheduler starts within a server may not run yet.
  const workers = CRON_SECRET ? Math.max(1, running) : running;
  const ofWorker = workerConnections + (CRON_SECRET ? Math.max(size, cronWrites) : size);
  const wanted = servers * (size + 1) + readers + workers * ofWorker;
  if (wanted <= room) return undefined;
  return (
    `Servers (${servers}) and workers (${workers}) may hold ${wanted} connections to the database, ` +
    `which allows ${room}: requests will fail under load. Lower DATABASE_POOL_SIZE (${size}), raise ` +
    'max_connections, or put a pooler between.'
  );
}

/** The replica may have no pooler where the primary has one. */
export async function replicaConnectionWarning(): Promise<string | undefined> {
  if (replicaState() !== 'ok') return undefined;
  const { room, readers } = await count(replicaPool());
  const wanted = readers * (poolSizes().read + 1);
  if (wanted <= room) return undefined;
  return (
    `Servers (${readers}) may hold ${wanted} connections to the replica, which allows ${room}: under ` +
    'load they will read the primary instead. Lower DATABASE_POOL_SIZE ' +
    `(${env().DATABASE_POOL_SIZE}), or raise max_connections of the replica.`
  );
}

async function count(pool: pg.Pool): Promise<Counts> {
  const { rows } = await pool.query<Counts>(
    `SELECT current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - COALESCE(current_setting('reserved_connections', true)::int, 0) AS "room",
      count(*) FILTER (WHERE application_name = $1)::int AS "servers",
      count(*) FILTER (WHERE application_name = $2)::int AS "readers",
      count(DISTINCT application_name) FILTER (WHERE application_name LIKE $3)::int AS "workers"
    FROM pg_stat_activity WHERE datname = current_database()`,
    [listenerName, watcherName, `${workerName} %`],
  );
  return rows[0] ?? { room: 0, servers: 0, readers: 0, workers: 0 };
}
