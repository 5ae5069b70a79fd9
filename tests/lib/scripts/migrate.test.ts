import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyMigration, defaultLockWait } from '@/scripts/migrate/apply-migration.ts';
import { migrateJobQueue } from '@/scripts/migrate/job-queue.ts';
import { checksum, migrateWith, readMigrations } from '@/scripts/migrate/migrate.ts';
import { migrationFaults } from '@/scripts/migrate/migration-lint.ts';
import { dropDatabase, ensureDatabase, withClient } from '@/scripts/postgres/postgres.ts';
import { databaseUrl } from '@/tests/builders/servers/database.ts';

const database = `migrate_${process.env.VITEST_POOL_ID}`;
const url = databaseUrl(database);
const first = { name: '20260101000000_first', sql: 'CREATE TABLE one (id int)' };
const second = { name: '20260102000000_second', sql: 'ALTER TABLE one ADD COLUMN two int' };
/** Earlier migrations ran only on empty tables. */
const firstRelease = '20261125';

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

test("the migrations table is Prisma's", async () => {
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

test('an older build runs on a database that a newer one has expanded', async () => {
  await migrateWith(url, [first, second]);
  expect(await migrateWith(url, [first])).toEqual([]);
});

test('a database with an unknown migration between known ones is refused', async () => {
  await migrateWith(url, [first, second]);
  await expect(migrateWith(url, [second])).rejects.toThrow(/does not know/);
});

test('a migration without its lock lets others pass, and is retried', async () => {
  await migrateWith(url, [first]);
  const wait = { lockTimeoutMs: 100, attempts: 50, pauseMs: 50 };
  await withClient(url, async (holder) => {
    await holder.query('BEGIN; LOCK TABLE one IN ACCESS SHARE MODE');
    const migrating = withClient(url, (client) =>
      applyMigration(client, second, checksum(second.sql), wait),
    );
    // Queued behind an ALTER TABLE, this would wait until the other transaction releases its lock.
    for (let read = 0; read < 10; read += 1) {
      const started = performance.now();
      await rows('SELECT * FROM one');
      expect(performance.now() - started).toBeLessThan(1_000);
      await delay(30);
    }
    await holder.query('COMMIT');
    await migrating;
  });
  expect(await migrateWith(url, [first, second])).toEqual([]);
});

test('a migration that never gets its lock says so and is not recorded', async () => {
  await migrateWith(url, [first]);
  const wait = { lockTimeoutMs: 20, attempts: 2, pauseMs: 10 };
  await withClient(url, async (holder) => {
    await holder.query('BEGIN; LOCK TABLE one IN ACCESS SHARE MODE');
    await expect(
      withClient(url, (client) => applyMigration(client, second, checksum(second.sql), wait)),
    ).rejects.toThrow(/_second got no lock: another connection uses its tables/);
    await holder.query('ROLLBACK');
  });
  expect(await rows('SELECT 1 FROM _prisma_migrations')).toHaveLength(1);
});

test('a marked migration runs its statements outside a transaction', async () => {
  const sql = `-- outside a transaction: an index on a table in use
CREATE INDEX CONCURRENTLY IF NOT EXISTS one_id ON one (id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS one_two ON one (two);
`;
  const third = { name: '20260103000000_third', sql };
  expect(await migrateWith(url, [first, second, third])).toHaveLength(3);
  expect(await rows("SELECT 1 FROM pg_indexes WHERE tablename = 'one'")).toHaveLength(2);
});

describe('a concurrent index', () => {
  const build = {
    name: '20260103000000_build',
    sql: '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS one_id ON one (id);\n',
  };
  const isValid = () =>
    rows("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('one_id')");

  beforeEach(() => migrateWith(url, [first, second]));

  test('is built beside a dump, however long that takes', async () => {
    const wait = { lockTimeoutMs: 50, attempts: 1, pauseMs: 10 };
    await withClient(url, async (dump) => {
      await dump.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT * FROM one');
      const building = withClient(url, (client) =>
        applyMigration(client, build, checksum(build.sql), wait),
      );
      await delay(400);
      expect(await rows('SELECT * FROM one')).toEqual([]);
      await dump.query('COMMIT');
      await building;
    });
    expect(await isValid()).toEqual([{ indisvalid: true }]);
  });

  test('is dropped beside a dump as well', async () => {
    const drop = {
      name: '20260104000000_drop',
      sql: '-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS one_id;\n',
    };
    await migrateWith(url, [first, second, build]);
    const wait = { lockTimeoutMs: 50, attempts: 1, pauseMs: 10 };
    await withClient(url, async (dump) => {
      await dump.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT * FROM one');
      const dropping = withClient(url, (client) =>
        applyMigration(client, drop, checksum(drop.sql), wait),
      );
      dropping.catch(() => undefined); // It is awaited below.
      await delay(400);
      expect(await rows('SELECT * FROM one')).toEqual([]);
      await dump.query('COMMIT');
      await dropping;
    });
    expect(await isValid()).toEqual([]);
  });

  test('is built while another run waits for its turn', async () => {
    await withClient(url, async (dump) => {
      await dump.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT * FROM one');
      const runs = [1, 2].map(() => migrateWith(url, [first, second, build]));
      await delay(500);
      await dump.query('COMMIT');
      expect((await Promise.all(runs)).flat()).toEqual([build.name]);
    });
  });

  test('is built anew if an interrupted run has left it invalid', async () => {
    await withClient(url, async (dump) => {
      await dump.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT * FROM one');
      const interrupted = rows('CREATE INDEX CONCURRENTLY one_id ON one (id)');
      interrupted.catch(() => undefined); // It is awaited below.
      await delay(200);
      await rows(
        "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX%'",
      );
      await expect(interrupted).rejects.toThrow(/cancel/);
      await dump.query('COMMIT');
    });
    expect(await isValid()).toEqual([{ indisvalid: false }]);
    expect(await migrateWith(url, [first, second, build])).toEqual([build.name]);
    expect(await isValid()).toEqual([{ indisvalid: true }]);
  });
});

describe("a role's statement timeout, as behind a pooler,", () => {
  const setTimeLimit = (change: string) =>
    rows(`ALTER ROLE CURRENT_USER IN DATABASE ${database} ${change}`);

  beforeEach(() => setTimeLimit("SET statement_timeout = '300ms'"));
  afterEach(() => setTimeLimit('RESET statement_timeout'));

  test('ends no statement of a migration, and no wait for another run', async () => {
    const slow = { name: first.name, sql: `${first.sql}; SELECT pg_sleep(1)` };
    const applied = await Promise.all([1, 2].map(() => migrateWith(url, [slow, second])));
    expect(applied.flat().sort()).toEqual([first.name, second.name]);
  });

  test('ends no building of an index', async () => {
    await migrateWith(url, [first]);
    await rows('INSERT INTO one SELECT generate_series(1, 5)');
    await rows(
      `CREATE FUNCTION slow(int) RETURNS int LANGUAGE plpgsql IMMUTABLE AS
       'BEGIN PERFORM pg_sleep(0.1); RETURN $1; END'`,
    );
    const build = `-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS one_slow ON one (slow(id));
`;
    await migrateWith(url, [first, { name: second.name, sql: build }]);
    expect(
      await rows("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('one_slow')"),
    ).toEqual([{ indisvalid: true }]);
  });

  test('ends no migration of the job queue', async () => {
    await migrateJobQueue(url);
    await withClient(url, async (holder) => {
      await holder.query('BEGIN; LOCK TABLE graphile_worker.migrations');
      const wait = { lockTimeoutMs: 800, attempts: 20, pauseMs: 50 };
      const migrating = migrateJobQueue(url, wait);
      migrating.catch(() => undefined); // It is awaited below.
      await delay(1_000);
      await holder.query('COMMIT');
      await migrating;
    });
  });
});

describe("the job queue's own migrations", () => {
  const queueSchema = 'graphile_worker';
  const folder = 'node_modules/graphile-worker/sql';

  /** As another version of the library left it. */
  async function installUntil(newest: number) {
    await rows(`DROP SCHEMA IF EXISTS ${queueSchema} CASCADE; CREATE SCHEMA ${queueSchema};
      CREATE TABLE ${queueSchema}.migrations (id int PRIMARY KEY, ts timestamptz NOT NULL DEFAULT now(),
        breaking boolean NOT NULL DEFAULT false)`);
    for (const name of readdirSync(folder).sort().slice(0, newest)) {
      const sql = readFileSync(join(folder, name), 'utf8');
      await rows(sql.replaceAll(':GRAPHILE_WORKER_SCHEMA', queueSchema));
      await rows(
        `INSERT INTO ${queueSchema}.migrations (id) VALUES (${Number.parseInt(name, 10)})`,
      );
    }
  }

  test('let jobs be added while a dump keeps them from their lock, and are retried', async () => {
    await installUntil(17);
    const wait = { ...defaultLockWait, attempts: 50, pauseMs: 100 };
    await withClient(url, async (dump) => {
      await dump.query(`BEGIN; LOCK TABLE ${queueSchema}._private_jobs IN ACCESS SHARE MODE`);
      const migrating = migrateJobQueue(url, wait);
      migrating.catch(() => undefined); // It is awaited below.
      for (let added = 0; added < 3; added += 1) {
        await delay(300);
        const started = performance.now();
        await rows(`SELECT ${queueSchema}.add_job('task')`);
        expect(performance.now() - started).toBeLessThan(1_000);
      }
      await dump.query('COMMIT');
      await migrating;
    });
    expect(await rows(`SELECT max(id) FROM ${queueSchema}.migrations`)).toEqual([
      { max: readdirSync(folder).length },
    ]);
  }, 30_000);

  test('say so if they never get their lock', async () => {
    await installUntil(17);
    await withClient(url, async (dump) => {
      await dump.query(`BEGIN; LOCK TABLE ${queueSchema}._private_jobs IN ACCESS SHARE MODE`);
      const wait = { lockTimeoutMs: 20, attempts: 2, pauseMs: 10 };
      await expect(migrateJobQueue(url, wait)).rejects.toThrow(/job queue got no lock/);
    });
  });

  /*
   * After a breaking one the previous release's worker refuses to start, so a release with it cannot be undone. The
   * notes of a release that brings another have to say so; the lint reads none of these.
   */
  test('are those that were read', async () => {
    await rows(`DROP SCHEMA IF EXISTS ${queueSchema} CASCADE`);
    await migrateJobQueue(url);
    const found = await rows(
      `SELECT max(id) AS newest, array_agg(id ORDER BY id) FILTER (WHERE breaking) AS breaking
       FROM ${queueSchema}.migrations`,
    );
    expect(found).toEqual([{ newest: 20, breaking: [1, 3, 11, 13, 14, 16, 19] }]);
  });
});

describe('the lint of migrations', () => {
  test.each([
    ['CREATE INDEX a ON "Ad" ("title");', /locks "Ad" while the index is built/],
    ['CREATE UNIQUE INDEX a ON "Ad" ("title");', /locks "Ad"/],
    ['CREATE INDEX CONCURRENTLY a ON "Ad" ("title");', /needs "-- outside a transaction"/],
    [
      '-- outside a transaction\nCREATE INDEX CONCURRENTLY a ON "Ad" ("title");',
      /needs IF NOT EXISTS/,
    ],
    ['ALTER TABLE "Ad" ADD CONSTRAINT c CHECK ("a" > 0);', /add it NOT VALID/],
    [
      'ALTER TABLE "Ad" ADD CONSTRAINT c FOREIGN KEY ("a") REFERENCES "User" ("id");',
      /add it NOT VALID/,
    ],
    ['ALTER TABLE "Ad" ALTER COLUMN "a" TYPE bigint;', /rewrites "Ad"/],
    ['ALTER TABLE "Ad" ALTER COLUMN "a" SET DATA TYPE bigint;', /rewrites "Ad"/],
    ['ALTER TABLE "Ad" ALTER COLUMN "a" SET NOT NULL;', /validate a CHECK first/],
    ['ALTER TABLE "Ad" ADD CONSTRAINT c UNIQUE ("a");', /USING INDEX/],
    ['ALTER TABLE "Ad" ADD COLUMN "a" int UNIQUE;', /build that CONCURRENTLY/],
    ['ALTER TABLE "Ad" ADD COLUMN "a" int GENERATED ALWAYS AS (1) STORED;', /rewrites "Ad"/],
    ['ALTER TABLE "Ad" ADD COLUMN "a" uuid DEFAULT gen_random_uuid();', /rewrites "Ad"/],
    [
      'ALTER TABLE "Ad" ADD CONSTRAINT c CHECK ("a" > 0) NOT VALID;\nALTER TABLE "Ad" VALIDATE CONSTRAINT c;',
      /keeps the locks/,
    ],
    ['UPDATE "Ad" SET "a" = 1;', /change them by a job/],
    ['DELETE FROM "Ad" WHERE "a" = 1;', /change them by a job/],
    ['ALTER TABLE "Ad" DROP COLUMN "a";', /breaks the version before/],
    ['ALTER TABLE "Ad" RENAME COLUMN "a" TO "b";', /breaks the version before/],
    ['DROP TABLE "Ad";', /breaks the version before/],
    [`-- not used since ${first.name}x\nDROP TABLE "Ad";`, /names no earlier migration/],
    ['DROP INDEX "Ad_idx";', /use CONCURRENTLY/],
    ['DROP INDEX CONCURRENTLY IF EXISTS "Ad_idx";', /needs "-- outside a transaction"/],
    ['-- outside a transaction\nDROP INDEX CONCURRENTLY "Ad_idx";', /needs IF EXISTS/],
    ['CREATE INDEX ON "Ad" ("title");', /locks "Ad" while the index is built/],
    [
      '-- outside a transaction\nCREATE INDEX CONCURRENTLY ON "Ad" ("title");',
      /needs IF NOT EXISTS/,
    ],
    ['CREATE TABLE "A" ("id" int); CREATE INDEX a ON "Ad" ("id");', /locks "Ad"/],
    ['REINDEX TABLE "Ad";', /use CONCURRENTLY/],
    ['REINDEX INDEX "Ad_idx";', /use CONCURRENTLY/],
    ['REFRESH MATERIALIZED VIEW "Counts";', /use CONCURRENTLY/],
    ['DO $$ BEGIN IF true THEN UPDATE "Ad" SET "a" = 1; END IF; END $$;', /locks rows of "Ad"/],
    ['DO $$ BEGIN EXECUTE \'DROP TABLE "Ad"\'; END $$;', /hides the statement/],
    ['DO \'BEGIN DELETE FROM "Ad"; END\';', /hides the statement/],
    [
      'DO LANGUAGE plpgsql $do$\nBEGIN\n  ALTER TABLE "Ad" DROP COLUMN "a";\nEND $do$;',
      /breaks the version before/,
    ],
    ['WITH a AS (SELECT 1) UPDATE "Ad" AS ad SET "a" = 1;', /locks rows of "Ad"/],
    [
      'CREATE TABLE "A" ("id" int); WITH a AS (DELETE FROM "A" RETURNING *) DELETE FROM public."Ad";',
      /locks rows of "Ad"/,
    ],
    ['MERGE INTO "Ad" USING "A" ON true WHEN MATCHED THEN DO NOTHING;', /locks rows of "Ad"/],
    ['SELECT 1; -- as before\nUPDATE "Ad" SET "a" = 1;', /locks rows of "Ad"/],
    ['TRUNCATE "Ad";', /locks its table/],
    ['LOCK TABLE "Ad" IN SHARE MODE;', /locks its table/],
    ['CLUSTER "Ad" USING "Ad_idx";', /locks its table/],
    ['-- outside a transaction\nVACUUM FULL "Ad";', /locks its table/],
    ['-- outside a transaction\nVACUUM (ANALYZE, FULL) "Ad";', /locks its table/],
    ['ALTER TABLE "Ad" SET UNLOGGED;', /rewrites "Ad"/],
    ['ALTER TABLE "Ad" SET LOGGED;', /rewrites "Ad"/],
    ['DROP SCHEMA "old" CASCADE;', /breaks the version before/],
    ['DROP TRIGGER "Ad_facets" ON "Ad";', /breaks the version before/],
    ["ALTER TYPE \"Kind\" RENAME VALUE 'a' TO 'b';", /breaks the version before/],
    ['ALTER TABLE "Ad" ALTER COLUMN "a" DROP DEFAULT;', /breaks the version before/],
    ['ALTER TABLE "Ad" ADD COLUMN "a" int NOT NULL;', /needs a DEFAULT/],
    [
      'ALTER TABLE "Ad" ADD COLUMN "a" int NOT NULL, ADD COLUMN "b" int DEFAULT 0;',
      /needs a DEFAULT/,
    ],
    ['ALTER TABLE "Ad" ADD COLUMN "a" int CHECK ("a" > 0);', /reads all of "Ad"/],
    [
      'ALTER TABLE "Ad" ADD CHECK ("a" > 0), ADD CONSTRAINT c CHECK ("b" > 0) NOT VALID;',
      /add it NOT VALID/,
    ],
    ['ALTER TABLE "Ad" ADD PRIMARY KEY ("a");', /USING INDEX/],
    ['ALTER TABLE "Ad" ADD "a" uuid DEFAULT gen_random_uuid();', /rewrites "Ad"/],
    [
      'ALTER TABLE "Ad" ADD COLUMN "a" int;\nALTER TABLE "User" ADD COLUMN "a" int;',
      /a migration for each/,
    ],
  ])('refuses %s', (sql, fault) => {
    expect(migrationFaults(sql, [first.name]).join()).toMatch(fault);
  });

  test.each([
    'CREATE TABLE "A" ("id" int); CREATE INDEX a ON "A" ("id");',
    'ALTER TABLE "Ad" ADD COLUMN "a" int NOT NULL DEFAULT 0;',
    'ALTER TABLE "Ad" ADD CONSTRAINT c CHECK ("a" > 0) NOT VALID;',
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a ON "Ad" ("title");',
    '-- outside a transaction\nALTER TABLE "Ad" VALIDATE CONSTRAINT c;',
    'ALTER TABLE "Ad" ADD COLUMN "a" timestamptz DEFAULT now();',
    'ALTER TABLE "Ad" ALTER COLUMN "a" DROP NOT NULL;',
    `-- not used since ${first.name}\nALTER TABLE "Ad" DROP COLUMN "a";`,
    'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ CREATE INDEX a ON "Ad" ("b"); $$;',
    '-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS "Ad_idx";',
    '-- outside a transaction\nREINDEX INDEX CONCURRENTLY "Ad_idx";',
    'CREATE TABLE "A" ("id" int NOT NULL); ALTER TABLE "A" ADD COLUMN "b" int NOT NULL; UPDATE "A" SET "b" = 1;',
    'CREATE TABLE "A" ("id" int REFERENCES "Ad" ("id") ON DELETE SET NULL ON UPDATE CASCADE);',
    'ALTER TABLE "Ad" ADD CONSTRAINT c UNIQUE USING INDEX "Ad_idx";',
    'ALTER TABLE "Ad" ADD COLUMN "identity" text, ADD COLUMN "b" numeric(8, 2) NOT NULL DEFAULT 0;',
    'ALTER TABLE "Ad" DROP CONSTRAINT c;',
    `INSERT INTO "Setting" ("name") VALUES ('UPDATE "Ad" SET "a" = 1;') ON CONFLICT ("name") DO UPDATE SET "name" = 'b';`,
    'CREATE TRIGGER t BEFORE INSERT OR UPDATE OF "a" ON "Ad" FOR EACH ROW EXECUTE FUNCTION f();',
    `DO $$ BEGIN IF EXISTS (SELECT FROM "Ad") THEN PERFORM add_job('a'); END IF; END $$;`,
    `-- not used since ${first.name}\nALTER TABLE "Ad" ALTER COLUMN "a" DROP DEFAULT;`,
  ])('accepts %s', (sql) => {
    expect(migrationFaults(sql, [first.name])).toEqual([]);
  });

  test('a statement waits less than a second for a lock', () => {
    expect(defaultLockWait.lockTimeoutMs).toBeLessThan(1_000);
  });

  test('passes every migration after the first release', () => {
    const migrations = readMigrations('prisma/migrations');
    const names = migrations.map(({ name }) => name);
    const faults = migrations
      .filter(({ name }) => name > firstRelease)
      .flatMap(({ name, sql }) =>
        migrationFaults(sql, names.slice(0, names.indexOf(name))).map(
          (fault) => `${name}: ${fault}`,
        ),
      );
    expect(faults).toEqual([]);
  });
});

test('a failed migration leaves nothing and can be retried', async () => {
  const broken = { name: second.name, sql: 'CREATE TABLE three (id int); SELECT nonsense' };
  await expect(migrateWith(url, [first, broken])).rejects.toThrow(/_second failed and was undone/);
  expect(await rows("SELECT 1 FROM pg_tables WHERE tablename = 'three'")).toEqual([]);
  expect(await migrateWith(url, [first, second])).toEqual([second.name]);
});

test('concurrent runs apply everything once', async () => {
  const slow = { name: first.name, sql: `${first.sql}; SELECT pg_sleep(0.2)` };
  const applied = await Promise.all([1, 2, 3].map(() => migrateWith(url, [slow, second])));
  expect(applied.flat().sort()).toEqual([first.name, second.name]);
  expect(await rows('SELECT 1 FROM _prisma_migrations')).toHaveLength(2);
});

test("the repository's migrations are named in order and not empty", () => {
  const migrations = readMigrations('prisma/migrations');
  expect(migrations.length).toBeGreaterThan(0);
  for (const { name, sql } of migrations) {
    expect(name).toMatch(/^\d{14}_[a-z_]+$/);
    expect(sql.trim()).not.toBe('');
  }
});
