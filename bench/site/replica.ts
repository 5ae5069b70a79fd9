import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { type Postgres, startPostgres, withClient } from '../../scripts/postgres/postgres.ts';
import { clusterPath } from '../../scripts/postgres/postgres-files.ts';
import { followPrimary } from '../../scripts/postgres/replica.ts';
import { sharedBuffers } from './database.ts';

/** Files of a running server that must not be copied. */
const own = new Set(['postmaster.pid', 'postmaster.opts', 'pgsql_tmp']);

/** In a subfolder. The embedded server has no pg_basebackup. */
export async function startReplica(directory: string, databaseUrl: string): Promise<Postgres> {
  const folder = join(directory, 'replica');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await withClient(databaseUrl, (client) => copyCluster(client, directory, folder));
  followPrimary(clusterPath(folder), new URL(databaseUrl));
  return startPostgres(folder, { password: 'bench', sharedBuffers });
}

async function copyCluster(client: pg.Client, from: string, to: string): Promise<void> {
  // The replica needs the WAL since the beginning of the copy.
  await client.query("ALTER SYSTEM SET wal_keep_size = '4GB'");
  await client.query('SELECT pg_reload_conf()');
  await client.query("SELECT pg_backup_start('bench', true)");
  cpSync(clusterPath(from), clusterPath(to), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !own.has(basename(path)),
  });
  const { rows } = await client.query<{ labelfile: string }>(
    'SELECT labelfile FROM pg_backup_stop(false)',
  );
  writeFileSync(join(clusterPath(to), 'backup_label'), rows[0]?.labelfile ?? '');
}
