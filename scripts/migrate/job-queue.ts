import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { openJobPool } from '@/lib/jobs/job-pool';
import { workerLog } from '@/lib/jobs/worker-log';
import { root } from '../launch/preflight.mjs';

export async function migrateJobQueue(databaseUrl: string): Promise<void> {
  const pgPool = openJobPool(databaseUrl, 1);
  try {
    // Of its only connection.
    await pgPool.query('SET statement_timeout = 0');
    await runMigrations({ pgPool, logger: workerLog });
  } finally {
    await pgPool.end();
  }
}

export async function openQueueMigrations(client: pg.Client): Promise<number> {
  const known = readdirSync(join(root, 'node_modules/graphile-worker/sql')).length;
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS there",
  );
  if (!rows[0]?.there) return known;
  const applied = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM graphile_worker.migrations',
  );
  return known - (applied.rows[0]?.count ?? 0);
}
