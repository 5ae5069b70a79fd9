/*
 * Applies one migration. A statement waits at most two seconds for a lock, because all later requests for the
 * table wait behind it; then the migration is retried.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { failure } from '../launch/preflight.mjs';
import type { Migration } from './migrate.ts';
import { isOutsideTransaction, splitStatements } from './migration-sql.ts';

export type LockWait = { lockTimeoutMs: number; attempts: number; pauseMs: number };

/** Five minutes in total. */
const defaultLockWait: LockWait = { lockTimeoutMs: 2_000, attempts: 50, pauseMs: 4_000 };

const lockNotAvailable = '55P03';
const diskFull = '53100';

export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  checksum: string,
  wait: LockWait = defaultLockWait,
): Promise<void> {
  const apply = isOutsideTransaction(migration.sql) ? applyStatements : applyInTransaction;
  await client.query(`SET lock_timeout = ${wait.lockTimeoutMs}`);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await apply(client, migration, checksum);
      } catch (error) {
        if ((error as { code?: string }).code !== lockNotAvailable) throw error;
        if (attempt === wait.attempts) throw error;
        await delay(wait.pauseMs);
      }
    }
  } catch (error) {
    throw explained(error as { message: string; code?: string }, migration);
  } finally {
    await client.query('RESET lock_timeout');
  }
}

async function applyInTransaction(client: pg.Client, { name, sql }: Migration, checksum: string) {
  await client.query('BEGIN');
  try {
    const startedAt = new Date();
    await client.query(sql);
    await record(client, name, checksum, startedAt);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Each statement commits on its own, so a retried migration repeats the first ones. */
async function applyStatements(client: pg.Client, { name, sql }: Migration, checksum: string) {
  const startedAt = new Date();
  for (const statement of splitStatements(sql)) await client.query(statement);
  await record(client, name, checksum, startedAt);
}

const record = (client: pg.Client, name: string, checksum: string, startedAt: Date) =>
  client.query(
    `INSERT INTO _prisma_migrations
       (id, checksum, started_at, finished_at, migration_name, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), $4, 1)`,
    [randomUUID(), checksum, startedAt, name],
  );

function explained({ message, code }: { message: string; code?: string }, migration: Migration) {
  const { name, sql } = migration;
  if (code === diskFull) return Object.assign(new Error(message), { code: 'ENOSPC' });
  if (code === lockNotAvailable) {
    return failure(
      `Migration ${name} got no lock: another connection uses its tables (a dump, or an open ` +
        'transaction). Nothing waits behind it now. Run npm run migrate again when that has ended.',
    );
  }
  const end = isOutsideTransaction(sql) ? 'stopped at a statement' : 'failed and was undone';
  return failure(`Migration ${name} ${end}: ${message} (${code ?? 'no code'}).`);
}
