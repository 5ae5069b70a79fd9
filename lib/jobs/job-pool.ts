import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { workerName } from '@/lib/db/pools/worker-connections';

export function openJobPool(connectionString: string, max: number): pg.Pool {
  const application_name = `${workerName} ${randomUUID().slice(0, 8)}`;
  const pool = new pg.Pool({ connectionString, max, keepAlive: true, application_name });
  // Without a listener a lost connection would end the process; the pool opens another.
  const onLost = (error: Error) => console.error('worker: a connection was lost:', error.message);
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}
