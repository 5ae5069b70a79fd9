import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeDatabase } from '@/scripts/doctor/probes/probe-database';
import { dropDatabase, ensureDatabase } from '@/scripts/postgres/postgres';
import { databaseUrl } from '@/tests/builders/servers/database';

/* `npm run migrate` as a platform's release step, before the new version takes requests. */

const database = `migrate_command_${process.env.VITEST_POOL_ID}`;
const url = databaseUrl(database);

beforeAll(() => ensureDatabase(databaseUrl, database));
afterAll(() => dropDatabase(databaseUrl, database));

function migrate(env: Record<string, string>) {
  const loader = ['--import', './scripts/launch/register-alias.ts'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...loader, 'scripts/migrate/migrate.ts'],
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

test('a release without a database stops with a sentence', () => {
  const { status, stderr } = migrate({ DATABASE_URL: '' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Set DATABASE_URL')]);
  const away = migrate({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  expect(away.status).toBe(1);
}, 60_000);
