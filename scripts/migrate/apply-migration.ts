/* Waits less than a second for a lock, because later requests for the table queue behind it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { lockNotAvailable } from '@/lib/db/sqlstate.ts';
import { failure } from '../launch/preflight.mjs';
import type { Migration } from './migration.ts';
import {
  builtIndex,
  isConcurrent,
  isOutsideTransaction,
  splitStatements,
} from './migration-sql.ts';

export type LockWait = { lockTimeoutMs: number; attempts: number; pauseMs: number };

/** Five minutes in total. */
export const defaultLockWait: LockWait = { lockTimeoutMs: 800, attempts: 60, pauseMs: 4_000 };

const diskFull = '53100';

export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  checksum: string,
  wait: LockWait = defaultLockWait,
): Promise<void> {
  const apply = isOutsideTransaction(migration.sql) ? applyStatements : applyInTransaction;
  try {
    await retryForLocks(client, wait, () => apply(client, migration, checksum, wait));
  } catch (error) {
    throw explained(error as { message: string; code?: string }, migration);
  } finally {
    await client.query('RESET lock_timeout');
  }
}

/** Repeats the work whenever the time limit for its locks has passed. */
export async function retryForLocks(
  connection: Pick<pg.Client, 'query'>,
  { lockTimeoutMs, attempts, pauseMs }: LockWait,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await connection.query(`SET lock_timeout = ${lockTimeoutMs}`);
    try {
      return await work();
    } catch (error) {
      if (!isWithoutLock(error) || attempt === attempts) throw error;
      await delay(pauseMs);
    }
  }
}

export const isWithoutLock = (error: unknown) =>
  (error as { code?: string }).code === lockNotAvailable;

export const noLock = (what: string) =>
  failure(
    `${what} got no lock: another connection uses its tables (a dump, or an open ` +
      'transaction). Nothing waits behind it now. Run npm run migrate again when that has ended.',
  );

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
async function applyStatements(
  client: pg.Client,
  { name, sql }: Migration,
  checksum: string,
  { lockTimeoutMs }: LockWait,
) {
  const startedAt = new Date();
  for (const statement of splitStatements(sql)) {
    if (isConcurrent(statement)) await applyConcurrently(client, statement, lockTimeoutMs);
    else await client.query(statement);
  }
  await record(client, name, checksum, startedAt);
}

/** Without a limit: nobody queues, and an ended build would leave an index that stays invalid. */
async function applyConcurrently(client: pg.Client, statement: string, lockTimeoutMs: number) {
  await client.query('SET lock_timeout = 0');
  const index = builtIndex(statement);
  if (index !== null) await dropInvalid(client, `"${index}"`);
  await client.query(statement);
  await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
}

async function dropInvalid(client: pg.Client, index: string) {
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [index],
  );
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
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
  if (code === lockNotAvailable) return noLock(`Migration ${name}`);
  const end = isOutsideTransaction(sql) ? 'stopped at a statement' : 'failed and was undone';
  return failure(`Migration ${name} ${end}: ${message} (${code ?? 'no code'}).`);
}
