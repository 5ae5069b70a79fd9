import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { db } from '@/lib/db/client';
import { replicaConnectionWarning } from '@/lib/db/pools/connection-warning';
import { readPool, replicaPool } from '@/lib/db/pools/read-pool';
import { Prisma } from '@/lib/db/prisma';
import { readAtLength, readRows } from '@/lib/db/read-rows';
import { followReplica, replicaAsOf, replicaState } from '@/lib/db/replica/follow-replica';
import { createReplicaProgress, lagBound } from '@/lib/db/replica/progress';
import { onReplica } from '@/lib/db/replica/reads-replica';
import { probeReplica } from '@/scripts/doctor/probes/probe-replica';
import { withClient } from '@/scripts/postgres/postgres';
import { type Replicated, startReplicated } from '@/scripts/postgres/replica';

describe('the progress of a replica', () => {
  const progress = createReplicaProgress();
  beforeEach(() => progress.lost());

  test('is unknown until the replica has replayed a position of the primary', () => {
    progress.mark(1000, 50n);
    progress.replayed(49n);
    expect(progress.asOf(1001)).toBeUndefined();
    progress.replayed(50n);
    expect(progress.asOf(1001)).toBe(1000);
  });

  test('is the time of the last position it has replayed', () => {
    for (const at of [1000, 1200, 1400, 1600]) progress.mark(at, BigInt(at));
    progress.replayed(1450n);
    expect(progress.asOf(1700)).toBe(1400);
    progress.replayed(1600n);
    expect(progress.asOf(1700)).toBe(1600);
  });

  test('takes no more memory the longer the replica stands still', () => {
    const day = 86_400_000;
    for (let at = 0; at <= day; at += 200) progress.mark(at, BigInt(at));
    expect(progress.waiting()).toBeLessThanOrEqual(200);
    // What it reaches then still says how far behind it is, if more roughly.
    progress.replayed(BigInt(day / 2));
    expect(progress.lag(day)).toBeGreaterThanOrEqual(day / 2);
    expect(progress.lag(day)).toBeLessThan(0.53 * day);
    progress.replayed(BigInt(day - 3000));
    expect(progress.asOf(day)).toBe(day - 3000);
  });

  test('is valid for five seconds', () => {
    progress.mark(1000, 1n);
    progress.replayed(1n);
    expect(progress.asOf(1000 + lagBound)).toBe(1000);
    expect(progress.asOf(1001 + lagBound)).toBeUndefined();
  });
});

const server = Prisma.sql`SELECT pg_is_in_recovery() AS "isReplica"`;

describe('a streaming replica', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  let both: Replicated;
  let stop: AbortController;
  let said: string[];

  const usable = () => vi.waitUntil(() => replicaState() === 'ok', { timeout: 20_000 });

  beforeAll(async () => {
    both = await startReplicated(folder);
    await withClient(both.primaryUrl, (client) => client.query('CREATE TABLE note (word text)'));
    await both.caughtUp();
    // Closes the connections of earlier tests.
    for (const name of ['prisma client', 'read pool', 'replica pool']) {
      Reflect.deleteProperty(globalThis, `townboard ${name}`);
    }
    process.env.DATABASE_URL = both.primaryUrl;
    process.env.DATABASE_REPLICA_URL = both.replicaUrl;
  }, 60_000);
  afterAll(async () => {
    stop?.abort();
    await Promise.all([db.$disconnect(), readPool().end(), replicaPool().end()]);
    await both.close();
    rmSync(folder, { recursive: true });
  }, 60_000);

  beforeEach(async () => {
    said = [];
    const say = (...words: unknown[]) => {
      said.push(words.join(' '));
    };
    for (const method of ['info', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(say);
    }
    stop?.abort();
    stop = new AbortController();
    followReplica(both.replicaUrl, stop.signal);
    await usable();
  });

  test('is read if the request may, and not otherwise', async () => {
    for (const read of [readRows<object>, readAtLength<object>]) {
      expect(await read(server)).toEqual([{ isReplica: false }]);
      expect(await onReplica(() => read(server))).toEqual([{ isReplica: true }]);
    }
    expect(said).toContain('replica: public pages are read from it');
    expect(await probeReplica(both.primaryUrl, both.replicaUrl)).toMatch(/^streams, \d+ ms behind/);
  });

  test('with fewer connections than its servers may open causes a warning', async () => {
    expect(await replicaConnectionWarning()).toBeUndefined();
    vi.stubEnv('DATABASE_POOL_SIZE', '300');
    // Nothing says that the replica has a pooler as well.
    vi.stubEnv('DATABASE_DIRECT_URL', both.primaryUrl);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    // A watcher that connects again has two connections for a moment.
    await expect
      .poll(replicaConnectionWarning)
      .toMatch(/^Servers \(1\) may hold 151 connections to the replica, which allows \d+:/);
  });

  test('shows what was committed before that time, also with a lag of 700 ms', async () => {
    await both.delay(700);
    const words = Prisma.sql`SELECT "word" FROM note`;
    let missed = 0;
    for (const word of ['one', 'two', 'three']) {
      await db.$executeRaw`INSERT INTO note VALUES (${word})`;
      const committed = performance.now();
      for (;;) {
        const asOf = replicaAsOf(performance.now());
        const rows = await onReplica(() => readRows<{ word: string }>(words));
        const isThere = rows.some((row) => row.word === word);
        if (!isThere) missed += 1;
        if (asOf !== undefined && asOf >= committed) {
          expect(isThere, word).toBe(true);
          break;
        }
        await delay(20);
      }
    }
    // Proves that the replica was behind.
    expect(missed).toBeGreaterThan(30);
    await both.delay(0);
    await both.caughtUp();
  }, 30_000);

  test("that hangs is not read any more, and running reads get the primary's rows", async () => {
    const started = performance.now();
    expect(both.signalReplica('SIGSTOP')).toBeGreaterThan(3);
    expect(await onReplica(() => readRows(server))).toEqual([{ isReplica: false }]);
    expect(performance.now() - started).toBeLessThan(4500);
    expect(replicaState()).toBe('behind');
    both.signalReplica('SIGCONT');
    await usable();
    expect(await onReplica(() => readRows(server))).toEqual([{ isReplica: true }]);
  }, 30_000);

  test('that belongs to another primary, or is not a replica, is not read', async () => {
    stop.abort();
    stop = new AbortController();
    // The server of the other tests is not a replica.
    followReplica(process.env.TEST_POSTGRES_URL ?? '', stop.signal);
    await vi.waitUntil(() => said.some((text) => text.includes('It is no replica')), 5000);
    expect(replicaState()).toBe('behind');
    stop.abort();
    stop = new AbortController();
    followReplica(both.primaryUrl, stop.signal);
    await vi.waitUntil(() => said.some((text) => text.includes('It is a primary')), 5000);
    const probe = (url: string) => probeReplica(both.primaryUrl, url);
    await expect(probe(both.primaryUrl)).rejects.toThrow('is a primary');
    await expect(probe('postgresql://postgres@127.0.0.1:1/none')).rejects.toThrow('cannot be used');
    expect(replicaState()).toBe('behind');
  }, 15_000);

  test('that is promoted is not read, nor one that ends', async () => {
    await withClient(both.replicaUrl, (client) => client.query('SELECT pg_promote()'));
    await vi.waitUntil(() => replicaState() === 'behind', 5000);
    await both.replica.stop();
    expect(await onReplica(() => readRows(server))).toEqual([{ isReplica: false }]);
  }, 30_000);
});
