import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checksum, migrateWith, readMigrations } from '@/scripts/migrate/migrate.ts';
import { dropDatabase, ensureDatabase, withClient } from '@/scripts/postgres/postgres.ts';
import { databaseUrl } from '@/tests/builders/database.ts';

const database = `migrate_${process.env.VITEST_POOL_ID}`;
const url = databaseUrl(database);
const first = { name: '20260101000000_first', sql: 'CREATE TABLE one (id int)' };
const second = { name: '20260102000000_second', sql: 'ALTER TABLE one ADD COLUMN two int' };

beforeAll(() => ensureDatabase(databaseUrl, database));
beforeEach(() => rows('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
afterAll(() => dropDatabase(databaseUrl, database));

const rows = (sql: string) =>
  withClient(url, async (client) => (await client.query(sql)).rows as Record<string, unknown>[]);

test('a migration is applied once', async () => {
  expect(await migrateWith(url, [first])).toEqual([first.name]);
  expect(await migrateWith(url, [first, second])).toEqual([second.name]);
  expect(await migrateWith(url, [first, second])).toEqual([]);
});

test('the books are those of Prisma', async () => {
  await migrateWith(url, [first]);
  const [row] = await rows('SELECT * FROM _prisma_migrations');
  expect(row).toMatchObject({
    migration_name: first.name,
    checksum: checksum(first.sql),
    logs: null,
    rolled_back_at: null,
    applied_steps_count: 1,
  });
  expect(row?.finished_at).toBeInstanceOf(Date);
});

test('a migration changed after it was applied is refused', async () => {
  await migrateWith(url, [first]);
  const changed = { ...first, sql: 'CREATE TABLE one (id bigint)' };
  await expect(migrateWith(url, [changed])).rejects.toThrow(/_first was changed after/);
});

test('a database that is newer than the code is refused', async () => {
  await migrateWith(url, [first, second]);
  await expect(migrateWith(url, [first])).rejects.toThrow(/older than the database/);
});

test('a migration that fails leaves nothing behind and can be tried again', async () => {
  const broken = { name: second.name, sql: 'CREATE TABLE three (id int); SELECT nonsense' };
  await expect(migrateWith(url, [first, broken])).rejects.toThrow(/_second failed and was undone/);
  expect(await rows("SELECT 1 FROM pg_tables WHERE tablename = 'three'")).toEqual([]);
  expect(await migrateWith(url, [first, second])).toEqual([second.name]);
});

test('runs at the same time apply everything once', async () => {
  const slow = { name: first.name, sql: `${first.sql}; SELECT pg_sleep(0.2)` };
  const applied = await Promise.all([1, 2, 3].map(() => migrateWith(url, [slow, second])));
  expect(applied.flat().sort()).toEqual([first.name, second.name]);
  expect(await rows('SELECT 1 FROM _prisma_migrations')).toHaveLength(2);
});

test('the migrations of the repository have names in order and are not empty', () => {
  const migrations = readMigrations('prisma/migrations');
  expect(migrations.length).toBeGreaterThan(0);
  for (const { name, sql } of migrations) {
    expect(name).toMatch(/^\d{14}_[a-z_]+$/);
    expect(sql.trim()).not.toBe('');
  }
});
