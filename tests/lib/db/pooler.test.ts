import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { db, writePool } from '@/lib/db/client';
import { listen } from '@/lib/db/listen';
import { connectionWarning } from '@/lib/db/pools/connection-warning';
import { poolSizes } from '@/lib/db/pools/pool-sizes';
import { lostStatements } from '@/lib/db/pools/query-prepared';
import { readPool } from '@/lib/db/pools/read-pool';
import { settingsWarning } from '@/lib/db/pools/warn-about-database';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import {
  followPageChanges,
  lostWithoutMessages,
} from '@/lib/page-cache/changes/follow-page-changes';
import { limits } from '@/lib/rate-limit/limits';
import { countRequests } from '@/lib/rate-limit/rate-limit';
import { followShownCatalogue } from '@/lib/settings/follow-shown-catalogue';
import { openClients } from '@/tests/builders/servers/connections';
import { hasPgbouncer, startPgbouncer } from '@/tests/builders/servers/pgbouncer';

/** Closes connections, so that the next query uses the current settings. */
function forgetConnections() {
  const made = ['prisma client', 'write pool', 'read pool', 'listen hub', 'prepared statements'];
  for (const name of made) {
    Reflect.deleteProperty(globalThis, `townboard ${name}`);
  }
}

beforeEach(() => {
  vi.unstubAllEnvs();
  forgetConnections();
});

// Before the pooler stops, because lost connections are logged.
afterEach(async () => {
  await Promise.all([db.$disconnect(), readPool().end()]);
  // Prisma closes it only if it has used it.
  if (!writePool().ended) await writePool().end();
  forgetConnections();
});

describe("a process's connections", () => {
  test('are divided between reads and everything else', () => {
    expect(poolSizes(20)).toEqual({ read: 10, write: 10 });
    expect(poolSizes(5)).toEqual({ read: 3, write: 2 });
    expect(poolSizes(2)).toEqual({ read: 1, write: 1 });
  });

  test('never exceed the configured number', async () => {
    vi.stubEnv('DATABASE_POOL_SIZE', '4');
    const [watcher] = await openClients(1);
    const work = Array.from({ length: 12 }, () => [
      db.$queryRaw`SELECT 1 FROM pg_sleep(0.4)`,
      readPool().query('SELECT 1 FROM pg_sleep(0.4)'),
    ]);
    let isDone = false;
    const done = Promise.all(work.flat()).finally(() => {
      isDone = true;
    });
    let most = 0;
    while (!isDone) {
      const counted = await watcher?.query<{
        n: number;
      }>(`SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'SELECT 1 FROM pg_sleep%'`);
      most = Math.max(most, counted?.rows[0]?.n ?? 0);
      await delay(50);
    }
    await done;
    expect(most).toBe(4);
  });

  test('of all processes that fit cause no warning', async () => {
    await openClients(1, 'townboard listener');
    expect(await connectionWarning()).toBeUndefined();
  });

  test('of too many servers and workers cause a warning', async () => {
    vi.stubEnv('DATABASE_POOL_SIZE', '30');
    await openClients(2, 'townboard listener');
    await openClients(1, 'townboard replica watch');
    await openClients(2, 'townboard worker a');
    await openClients(1, 'townboard worker b');
    expect(await connectionWarning()).toMatch(
      /^Servers \(2\) and workers \(2\) may hold 143 connections to the database, which allows \d+:/,
    );
    vi.stubEnv('DATABASE_DIRECT_URL', process.env.DATABASE_URL);
    expect(await connectionWarning()).toBeUndefined();
  });

  test('include those of the worker that a scheduler starts in a server', async () => {
    vi.stubEnv('DATABASE_POOL_SIZE', '2');
    vi.stubEnv('CRON_SECRET', 'a-secret-of-the-clock');
    await openClients(40, 'townboard listener');
    expect(await connectionWarning()).toMatch(
      /^Servers \(40\) and workers \(1\) may hold 138 connections/,
    );
  });

  test('are counted of a server without the page cache, which listens for new names', async () => {
    vi.stubEnv('DATABASE_POOL_SIZE', '300');
    const stop = new AbortController();
    followShownCatalogue(() => undefined, stop.signal);
    const warning = await vi.waitUntil(connectionWarning, { timeout: 10_000 });
    expect(warning).toMatch(/^Servers \(1\) and workers \(0\) may hold 301 connections/);
    stop.abort();
  });
});

describe.skipIf(!hasPgbouncer)('behind PgBouncer in transaction mode', () => {
  const direct = process.env.DATABASE_URL ?? '';
  let warned: string[];

  beforeEach(async () => {
    warned = [];
    vi.spyOn(console, 'warn').mockImplementation((text) => {
      warned.push(String(text));
    });
    vi.stubEnv('DATABASE_URL', await startPgbouncer(direct));
  });

  test('a starting server logs that LISTEN and query timeouts do not work', async () => {
    followPageChanges(() => undefined);
    await vi.waitUntil(() => warned.length > 0, { timeout: 10_000 });
    expect(warned).toEqual([lostWithoutMessages]);
    const settings = await settingsWarning();
    expect(settings).toContain("ALTER ROLE … SET statement_timeout = '15s';");
    expect(settings).toContain("ALTER ROLE … SET pg_trgm.similarity_threshold = '0.2';");
  });

  const askManyTimes = async () => {
    const one = Prisma.sql`SELECT pg_sleep(0.01)::text, ${1}::integer AS "one"`;
    const pending = Array.from({ length: 60 }, () => readRows(one, { name: 'one' }));
    const counted = Array.from({ length: 20 }, () =>
      countRequests(limits.logins, 'behind a pooler', 1, new Date()),
    );
    return Promise.all([...pending, ...counted]);
  };

  test('statements that it loses are sent again, and never prepared after that', async () => {
    expect(await askManyTimes()).toHaveLength(80);
    expect(warned).toEqual([lostStatements]);
  });

  test('no statement is prepared if DATABASE_DIRECT_URL tells of a pooler', async () => {
    vi.stubEnv('DATABASE_DIRECT_URL', direct);
    expect(await askManyTimes()).toHaveLength(80);
    expect(warned).toEqual([]);
    const [row] = await readRows<{ count: number }>(
      Prisma.sql`SELECT count(*)::integer AS "count" FROM pg_prepared_statements`,
    );
    expect(row?.count).toBe(0);
  });

  test('changes arrive through DATABASE_DIRECT_URL', async () => {
    vi.stubEnv('DATABASE_DIRECT_URL', direct);
    const heard: string[] = [];
    const stop = new AbortController();
    const hearing = Promise.withResolvers<void>();
    const onHearing = () => hearing.resolve();
    const onLost = (error: Error) => hearing.reject(error);
    const onMessage = (payload: string) => heard.push(payload);
    void listen('pooled', { onHearing, onMessage, onLost }, stop.signal);
    await hearing.promise;
    await db.$executeRaw`SELECT pg_notify('pooled', 'a change')`;
    await vi.waitUntil(() => heard.includes('a change'), { timeout: 3000 });
    stop.abort();
  });
});

test('without a pooler our own settings limit each query', async () => {
  expect(await settingsWarning()).toBeUndefined();
});
