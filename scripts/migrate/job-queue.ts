import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { openJobPool } from '@/lib/jobs/job-pool';
import { workerLog } from '@/lib/jobs/worker-log';
import { root } from '../launch/preflight.mjs';
import {
  defaultLockWait,
  isWithoutLock,
  type LockWait,
  noLock,
  retryForLocks,
} from './apply-migration';

/** The library commits each migration, so a retry continues with the one that failed. */
export async function migrateJobQueue(
  databaseUrl: string,
  wait: LockWait = defaultLockWait,
): Promise<void> {
  const pgPool = openJobPool(databaseUrl, 1);
  try {
    // Settings are those of its only connection.
    await retryForLocks(pgPool, wait, async () => {
      await pgPool.query('SET statement_timeout = 0');
      await runMigrations({ pgPool, logger: workerLog });
    });
  } catch (error) {
    throw isWithoutLock(error) ? noLock('A migration of the job queue') : error;
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
