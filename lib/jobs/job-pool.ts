import pg from 'pg';

export function openJobPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, keepAlive: true });
  // Without a listener a lost connection would end the process; the pool opens another.
  const onLost = (error: Error) => console.error('worker: a connection was lost:', error.message);
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}
