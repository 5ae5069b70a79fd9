import { join } from 'node:path';
import { failure, root } from '../launch/preflight.mjs';
import { openQueueMigrations } from '../migrate/job-queue.ts';
import { readMigrations } from '../migrate/migrate.ts';
import { withClient } from '../postgres/postgres.ts';

export async function probeDatabase(url: string): Promise<string> {
  const { version, applied, openInQueue } = await look(url);
  const all = readMigrations(join(root, 'prisma/migrations'));
  const open = all.filter(({ name }) => !applied.has(name)).length;
  if (open > 0) throw failure(`migrations to apply: ${open} of ${all.length}. Run npm run migrate`);
  if (openInQueue > 0) {
    throw failure(`migrations of the job queue to apply: ${openInQueue}. Run npm run migrate`);
  }
  return `PostgreSQL ${version}, every migration is applied`;
}

const look = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string; migrated: boolean }>(
      "SELECT current_setting('server_version') AS version, to_regclass('_prisma_migrations') IS NOT NULL AS migrated",
    );
    const { version = '', migrated } = rows[0] ?? {};
    const openInQueue = await openQueueMigrations(client);
    if (!migrated) return { version, applied: new Set<string>(), openInQueue };
    const done = await client.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    return { version, applied: new Set(done.rows.map(({ name }) => name)), openInQueue };
  }).catch((error: NodeJS.ErrnoException) => {
    throw failure(`cannot be used (${error.message || error.code})`);
  });
