/* PostgreSQL 15 is the oldest supported version: migrations and scheduled jobs run on it. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '@/scripts/migrate/migrate';
import { ensureDatabase, type Postgres, startPostgres } from '@/scripts/postgres/postgres';
import { oldestPostgres } from '@/scripts/postgres/postgres-binaries';

const isPackaged = existsSync(join('node_modules', oldestPostgres));
let postgres: Postgres | undefined;
let client: pg.Client;

beforeAll(async () => {
  if (!isPackaged) return;
  const directory = join(process.env.TEST_DIRECTORY ?? '.data/test', 'postgresql-15');
  mkdirSync(directory, { recursive: true });
  postgres = await startPostgres(directory, {
    password: 'tests',
    throwaway: true,
    package: oldestPostgres,
  });
  await ensureDatabase(postgres.url, 'oldest');
  const url = postgres.url('oldest');
  await migrate(url);
  // Set before the first query opens the site's own pool.
  process.env.DATABASE_URL = url;
  client = new pg.Client({ connectionString: url });
  await client.connect();
}, 120_000);

afterAll(async () => {
  await client?.end();
  const { db } = await import('@/lib/db/client');
  await db.$disconnect();
  await postgres?.stop();
});

it.skipIf(!isPackaged)('runs every scheduled job on PostgreSQL 15', async () => {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  expect(rows[0]?.server_version).toMatch(/^15\./);
  const { everyFiveMinutes, everyHour, everyMinute } = await import('@/lib/jobs/handlers');
  const now = new Date();
  for (const [task, run] of Object.entries({ ...everyMinute, ...everyFiveMinutes, ...everyHour })) {
    await expect(run(undefined, now), task).resolves.not.toThrow();
  }
});

it.skipIf(!isPackaged)('counts ads and forgets counts without ads on PostgreSQL 15', async () => {
  const { refreshAdCounts } = await import('@/lib/search/counts/refresh-ad-counts');
  await client.query(
    `INSERT INTO "AdCount" ("scope", "area", "count", "fresh", "latestAt", "changedAt")
     VALUES ('gone', 'nowhere', 1, 0, now(), now())`,
  );
  await refreshAdCounts(new Date());
  const { rowCount } = await client.query('SELECT FROM "AdCount" WHERE "scope" = \'gone\'');
  expect(rowCount).toBe(0);
});
