import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeDatabase } from '@/scripts/doctor/probes/probe-database';
import { dropDatabase, ensureDatabase, withClient } from '@/scripts/postgres/postgres';
import { databaseUrl } from '@/tests/builders/servers/database';

/* `npm run migrate` as a platform's release step, before the new version takes requests. */

const database = `migrate_command_${process.env.VITEST_POOL_ID}`;
const url = databaseUrl(database);

beforeAll(() => ensureDatabase(databaseUrl, database));
afterAll(() => dropDatabase(databaseUrl, database));

function migrate(env: Record<string, string>, args: string[] = []) {
  const loader = ['--import', './scripts/launch/register-alias.ts'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...loader, 'scripts/migrate/migrate.ts', ...args],
    { env: { ...process.env, DATABASE_DIRECT_URL: '', ...env }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('an empty database is migrated once, bypassing the pooler, and the doctor agrees', async () => {
  await expect(probeDatabase(url)).rejects.toThrow(/^migrations to apply: (\d+) of \1\./);
  const pooler = 'postgresql://nobody@127.0.0.1:1/none';
  const made = migrate({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: url });
  expect([made.status, made.stdout]).toEqual([0, expect.stringMatching(/^Applied 2026/)]);
  expect(await probeDatabase(url)).toContain('every migration is applied');
  const again = migrate({ DATABASE_URL: url });
  expect([again.status, again.stdout]).toEqual([0, 'Nothing to apply\n']);
}, 90_000);

test('--moved keeps what waits in a database that was moved, and is not taken for a restored one', async () => {
  migrate({ DATABASE_URL: url });
  const ask = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);
  await ask(`INSERT INTO "OutboxMessage" ("id", "channel", "template", "sealed")
    VALUES (gen_random_uuid(), 'email', 'verify-email', 'sealed')`);
  const elsewhere = `UPDATE "DatabaseCopy" SET "identity" = '7/8/9'`;
  const failed = () => ask('SELECT FROM "OutboxMessage" WHERE "failedAt" IS NOT NULL');
  const counted = async () =>
    (await ask(`SELECT reltuples FROM pg_class WHERE oid = '"OutboxMessage"'::regclass`))[0]
      ?.reltuples;
  expect(await counted()).toBe(-1);
  await ask(elsewhere);
  const moved = migrate({ DATABASE_URL: url }, ['--moved']);
  expect(moved).toMatchObject({ status: 0, stderr: expect.stringContaining('was moved here') });
  // Queries are planned with statistics at once.
  expect(await counted()).toBe(1);
  expect(migrate({ DATABASE_URL: url })).toMatchObject({ status: 0, stderr: '' });
  expect(await failed()).toHaveLength(0);
  await ask(elsewhere);
  expect(migrate({ DATABASE_URL: url }).stderr).toContain('not sent: 1');
  expect(await failed()).toHaveLength(1);
  expect(migrate({ DATABASE_URL: url }, ['--move'])).toMatchObject({
    ...{ status: 1, stderr: expect.stringContaining('Usage: npm run migrate [-- --moved]') },
  });
}, 90_000);

test('a release without a database stops with a sentence', () => {
  const { status, stderr } = migrate({ DATABASE_URL: '' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Set DATABASE_URL')]);
  const away = migrate({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  expect(away.status).toBe(1);
}, 60_000);
