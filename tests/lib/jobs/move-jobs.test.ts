import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateJobQueue } from '@/scripts/migrate/job-queue.ts';
import { migrateWith, readMigrations } from '@/scripts/migrate/migrate.ts';
import { dropDatabase, ensureDatabase, withClient } from '@/scripts/postgres/postgres.ts';
import { databaseUrl } from '@/tests/builders/servers/database.ts';

/* The migration that drops our own table of jobs. */

const database = `move_jobs_${process.env.VITEST_POOL_ID}`;
const url = databaseUrl(database);
const migrations = readMigrations(join(process.cwd(), 'prisma/migrations'));
const change = migrations.findIndex(({ name }) => name.endsWith('_job_queue'));

beforeAll(() => ensureDatabase(databaseUrl, database));
afterAll(() => dropDatabase(databaseUrl, database));

const rows = (sql: string, values: unknown[] = []) =>
  withClient(url, async (client) => (await client.query(sql, values)).rows);

test('waiting jobs move to the queue, finished ones do not', async () => {
  const event = randomUUID();
  await migrateJobQueue(url);
  await migrateWith(url, migrations.slice(0, change));
  await rows(
    `INSERT INTO "Job" ("id", "kind", "payload", "runAt", "doneAt") VALUES
       ($1, 'reconcile-payments', '{}', '2026-11-23T10:05:00Z', NULL),
       ($2, 'sweep-jobs', '{}', '2026-11-23T10:00:00Z', NULL),
       ($3, 'sweep-images', '{}', '2026-11-23T09:00:00Z', '2026-11-23T09:00:01Z')`,
    [randomUUID(), randomUUID(), randomUUID()],
  );
  await rows(
    `INSERT INTO "SandboxEvent" ("id", "body", "deliverAt", "deliveredAt") VALUES
       ($1, '{}', '2026-11-23T10:01:00Z', NULL),
       ($2, '{}', '2026-11-23T10:02:00Z', '2026-11-23T10:02:01Z')`,
    [event, randomUUID()],
  );
  await migrateWith(url, migrations);
  const moved = await rows(`
    SELECT task.identifier AS task, job.payload, job.key, job.run_at AS "runAt"
    FROM graphile_worker._private_jobs job
    JOIN graphile_worker._private_tasks task ON task.id = job.task_id ORDER BY job.run_at`);
  expect(moved).toEqual([
    {
      task: 'deliver-sandbox-event',
      payload: { id: event },
      key: null,
      runAt: new Date('2026-11-23T10:01:00Z'),
    },
    {
      task: 'reconcile-payments',
      payload: {},
      key: 'reconcile-payments',
      runAt: new Date('2026-11-23T10:05:00Z'),
    },
  ]);
  expect(await rows(`SELECT 1 FROM pg_tables WHERE tablename = 'Job'`)).toEqual([]);
});

test('the queue is migrated once, also concurrently', async () => {
  const count = async () => (await rows('SELECT count(*) FROM graphile_worker.migrations'))[0];
  await rows('DROP SCHEMA graphile_worker CASCADE');
  await Promise.all([migrateJobQueue(url), migrateJobQueue(url)]);
  const first = await count();
  await migrateJobQueue(url);
  expect(await count()).toEqual(first);
});
