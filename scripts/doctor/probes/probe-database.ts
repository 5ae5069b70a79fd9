import { join } from 'node:path';
import { clocksDiffer } from '@/lib/db/pools/clock-warning.ts';
import { failure, root } from '../../launch/preflight.mjs';
import { openQueueMigrations } from '../../migrate/job-queue.ts';
import { readMigrations } from '../../migrate/migrate.ts';
import { askDatabase, cannotBeUsed } from './ask-database.ts';

const oldestMajor = 15;

type Told = { version: string; number: number; migrated: boolean; now: Date };

export async function probeDatabase(url: string): Promise<string> {
  const { version, number, applied, openInQueue, clocks, unfinished, isArchiving } =
    await look(url);
  const tooOld = judgeVersion(version, number);
  if (tooOld) throw failure(tooOld);
  if (clocks) throw failure(clocks);
  const all = readMigrations(join(root, 'prisma/migrations'));
  const open = all.filter(({ name }) => !applied.has(name)).length;
  if (open > 0) throw failure(`migrations to apply: ${open} of ${all.length}. Run npm run migrate`);
  if (openInQueue > 0) {
    throw failure(`migrations of the job queue to apply: ${openInQueue}. Run npm run migrate`);
  }
  if (unfinished.length > 0) {
    throw failure(
      `indexes that are not used, as their building was interrupted: ${unfinished.join(', ')}. ` +
        'Build each again: REINDEX INDEX CONCURRENTLY …',
    );
  }
  if (!isArchiving) {
    throw failure(
      "archive_command fails (PostgreSQL's own log says why): the log that it does not archive fills the disk",
    );
  }
  const newer = [...applied].filter((name) => !all.some((known) => known.name === name));
  if (newer.length > 0) {
    return `PostgreSQL ${version}, ahead of this build by ${newer.length}: ${newer.join(', ')}`;
  }
  return `PostgreSQL ${version}, every migration is applied`;
}

/** `number` is server_version_num: 150014 is 15.14. */
export const judgeVersion = (version: string, number: number): string | undefined =>
  Math.floor(number / 10_000) < oldestMajor
    ? `PostgreSQL ${version} is too old. It has to be ${oldestMajor} or newer`
    : undefined;

const look = (url: string) =>
  askDatabase(
    url,
    async (client) => {
      const sentAt = Date.now();
      const { rows } = await client.query<Told>(
        "SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number, to_regclass('_prisma_migrations') IS NOT NULL AS migrated, clock_timestamp() AS now",
      );
      const { version = '', number = 0, migrated, now = new Date(sentAt) } = rows[0] ?? {};
      const clocks = clocksDiffer(sentAt, now.getTime(), Date.now());
      const openInQueue = await openQueueMigrations(client);
      const invalid = await client.query<{ name: string }>(
        'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid ORDER BY 1',
      );
      const unfinished = invalid.rows.map(({ name }) => name);
      const archiver = await client.query<{ fails: boolean }>(
        `SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS fails
       FROM pg_stat_archiver`,
      );
      const isArchiving = !archiver.rows[0]?.fails;
      const told = { version, number, openInQueue, clocks, unfinished, isArchiving };
      if (!migrated) return { ...told, applied: new Set<string>() };
      const done = await client.query<{ name: string }>(
        'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      );
      const applied = new Set(done.rows.map(({ name }) => name));
      return { ...told, applied };
    },
    cannotBeUsed,
  );
