/*
 * `npm run migrate [-- --moved]` applies prisma/migrations and records them as Prisma does, so that
 * `prisma migrate deploy` can take over. --moved: sends what waits in a database moved as planned.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { adoptMoved, heldText, holdInRestored } from '@/lib/jobs/hold-restored.ts';
import { failure, report, root } from '../launch/preflight.mjs';
import { withSessionLock } from '../postgres/session-lock.ts';
import { applyMigration } from './apply-migration.ts';
import { migrateJobQueue } from './job-queue.ts';
import type { Migration } from './migration.ts';
import { syncGazetteer } from './sync-gazetteer.ts';

const movedText =
  'The database was moved here, and sends what waits in it. Never start a worker on the one before.';

type Applied = { migration_name: string; checksum: string; finished_at: Date | null };

// The advisory lock of Prisma's own engine.
const prismaLock = { key: 72707369, of: 'migrations' };

const bookkeepingTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/** Returns the applied migrations. `isMoved`: the database was moved here as planned. */
export function migrate(databaseUrl: string, { isMoved = false } = {}): Promise<string[]> {
  return withSessionLock(databaseUrl, prismaLock, async (client) => {
    // First, since a migration may enqueue jobs.
    await migrateJobQueue(databaseUrl);
    const applied = await applyMigrations(client, readMigrations(join(root, 'prisma/migrations')));
    await syncGazetteer(client);
    const isAdopted = isMoved && (await adoptMoved(client));
    if (isAdopted) console.warn(movedText);
    const held = await holdInRestored(client);
    if (held !== null) console.warn(heldText(held));
    // A dump has no statistics: queries would scan whole tables until autovacuum has gathered them.
    if (isAdopted || held !== null) await client.query('ANALYZE');
    return applied;
  });
}

export function migrateWith(databaseUrl: string, migrations: Migration[]): Promise<string[]> {
  return withSessionLock(databaseUrl, prismaLock, (client) => applyMigrations(client, migrations));
}

export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return names.map((name) => {
    const file = join(folder, name, 'migration.sql');
    if (!existsSync(file)) throw failure(`${file} is missing: get a complete copy of Townboard.`);
    return { name, sql: readFileSync(file, 'utf8') };
  });
}

export const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex');

async function applyMigrations(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(bookkeepingTable);
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  checkBooks(rows, migrations);
  const done = new Set(rows.map((row) => row.migration_name));
  const open = migrations.filter((migration) => !done.has(migration.name));
  for (const migration of open) await applyMigration(client, migration, checksum(migration.sql));
  return open.map((migration) => migration.name);
}

function checkBooks(applied: Applied[], migrations: Migration[]) {
  const newest = migrations.at(-1)?.name ?? '';
  for (const row of applied) {
    const name = row.migration_name;
    const migration = migrations.find((candidate) => candidate.name === name);
    if (!row.finished_at) {
      throw failure(
        `Migration ${name} was begun by Prisma and failed. Put the database right, then run: ` +
          `npx prisma migrate resolve --rolled-back ${name}`,
      );
    }
    if (!migration) {
      // From a newer version. Newer versions only extend the schema, so this one can run on it.
      if (name > newest) continue;
      throw failure(
        `The database has migration ${name}, which this copy of Townboard does not know: it is ` +
          'older than the database. Update this copy, or use another database.',
      );
    }
    if (row.checksum !== checksum(migration.sql)) {
      throw failure(
        `Migration ${name} was changed after it had been applied. Restore its file ` +
          `(git checkout prisma/migrations/${name}) and put the change into a new migration.`,
      );
    }
  }
}

if (import.meta.main) {
  try {
    const [option, more] = process.argv.slice(2);
    const isMoved = option === '--moved';
    if ((option && !isMoved) || more) throw failure('Usage: npm run migrate [-- --moved]');
    // The lock belongs to a session, which a transaction pooler does not provide.
    const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
    if (!url) throw failure('Set DATABASE_URL to the database that is to be migrated.');
    const applied = await migrate(url, { isMoved });
    process.stdout.write(applied.length ? `Applied ${applied.join(', ')}\n` : 'Nothing to apply\n');
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}
