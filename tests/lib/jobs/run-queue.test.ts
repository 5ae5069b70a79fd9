import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addTime, minute, second } from '@/lib/dates';
import { removeJob } from '@/lib/db/add-job';
import { db } from '@/lib/db/client';
import { requestId, withRequestId } from '@/lib/log/request-id';
import { expectConsoleErrors } from '@/tests/builders/console';
import { resetDatabase } from '@/tests/builders/servers/database';
import { addTask, hurry, jobRows, startQueue } from '@/tests/builders/servers/queue';

beforeEach(resetDatabase);

const note = (n: number, more: { runAt?: Date; key?: string } = {}) =>
  addTask({ task: 'note', payload: { n }, maxAttempts: 3, ...more });

function recorder() {
  const seen: unknown[] = [];
  const handlers = { note: async (payload: unknown) => seen.push(payload) };
  return { seen, handlers };
}

const fails = async () => {
  throw new Error('The other side is away');
};

describe('enqueueing', () => {
  test('in a transaction that fails has no effect', async () => {
    const transaction = db.$transaction(async (tx) => {
      await addTask({ task: 'note', maxAttempts: 3 }, tx);
      throw new Error('undone');
    });
    await expect(transaction).rejects.toThrow('undone');
    expect(await jobRows()).toEqual([]);
  });

  test('in a transaction is visible after the commit', async () => {
    const { seen, handlers } = recorder();
    startQueue(handlers);
    await db.$transaction(async (tx) => {
      await addTask({ task: 'note', maxAttempts: 3 }, tx);
      await delay(300);
      expect(seen).toEqual([]);
    });
    await vi.waitUntil(() => seen.length === 1, { timeout: 5000 });
  });

  test('twice with the same key gives one job, also concurrently', async () => {
    const key = randomUUID();
    await Promise.all([1, 2, 3, 4, 5].map((n) => note(n, { key })));
    expect(await jobRows()).toHaveLength(1);
    await removeJob(key);
    expect(await jobRows()).toEqual([]);
  });
});

describe('the queue', () => {
  test('runs due jobs in order, with their payload, once', async () => {
    const { seen, handlers } = recorder();
    const now = new Date();
    await note(2, { runAt: addTime(now, -second) });
    await note(1, { runAt: addTime(now, -minute) });
    await note(3, { runAt: addTime(now, minute) });
    const { stop } = startQueue(handlers, { concurrency: 1 });
    await vi.waitUntil(async () => (await jobRows()).length === 1, { timeout: 5000 });
    await stop();
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await jobRows()).toMatchObject([{ task: 'note', attempts: 0 }]);
  });

  test('a job has the id of the request that enqueued it, or its own', async () => {
    const seen: unknown[] = [];
    await withRequestId('request-7', () => note(1));
    await note(2);
    const { stop } = startQueue({ note: async () => seen.push(requestId()) }, { concurrency: 1 });
    await vi.waitUntil(() => seen.length === 2, { timeout: 5000 });
    await stop();
    expect(seen).toEqual(['request-7', expect.stringMatching(/^job-\d+$/)]);
  });

  test('runs a job right after its commit, without polling', async () => {
    const { seen, handlers } = recorder();
    startQueue(handlers, { concurrency: 1 });
    await note(0);
    await vi.waitUntil(() => seen.length === 1, { timeout: 5000 });
    for (let n = 1; n <= 6; n += 1) {
      const started = performance.now();
      await note(n);
      await vi.waitUntil(() => seen.length === n + 1, { interval: 10, timeout: 5000 });
      expect(performance.now() - started).toBeLessThan(700);
    }
  });

  test('runs each job once with five concurrent workers', async () => {
    const { seen, handlers } = recorder();
    for (let n = 0; n < 30; n += 1) await note(n);
    for (let worker = 0; worker < 5; worker += 1) startQueue(handlers);
    await vi.waitUntil(async () => (await jobRows()).length === 0, { timeout: 10_000 });
    expect(seen).toHaveLength(30);
    expect(new Set(seen.map((payload) => JSON.stringify(payload))).size).toBe(30);
  });

  test('retries a failed job with a growing back-off, then gives up', async () => {
    const logged = expectConsoleErrors();
    const { stop } = startQueue({ fails });
    await addTask({ task: 'fails', maxAttempts: 3 });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const job = await vi.waitUntil(
        async () =>
          (await jobRows()).find((row) => row.attempts === attempt && row.lockedBy === null),
        { timeout: 5000 },
      );
      pauses.push(job.dueIn);
      await hurry();
    }
    await delay(2500);
    await stop();
    expect(await jobRows()).toMatchObject([{ attempts: 3, lastError: 'The other side is away' }]);
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThan(Math.exp(index + 1) - 1);
      expect(pause).toBeLessThanOrEqual(Math.exp(index + 1));
    }
    expect(logged).toHaveLength(3);
    expect(logged[0]).toMatch(/^job fails \d+ failed \(attempt 1 of 3\): Error: The other side is/);
  });

  test('continues after a failure, and leaves unknown tasks to others', async () => {
    expectConsoleErrors();
    const { seen, handlers } = recorder();
    await addTask({ task: 'fails', maxAttempts: 1 });
    await addTask({ task: 'unknown', maxAttempts: 1 });
    await note(1);
    const { stop } = startQueue({ ...handlers, fails }, { concurrency: 1 });
    await vi.waitUntil(() => seen.length === 1, { timeout: 5000 });
    await stop();
    expect(await jobRows()).toMatchObject([
      { task: 'fails', attempts: 1 },
      { task: 'unknown', attempts: 0 },
    ]);
  });

  test('throws if the runner stops by itself, so that it is restarted', async () => {
    expectConsoleErrors();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { exitCode } = process;
    const { handlers, seen } = recorder();
    const { ended, workerIds } = startQueue(handlers);
    await note(1);
    await vi.waitUntil(() => seen.length === 1, { timeout: 5000 });
    expect(workerIds.size).toBe(1);
    await db.$executeRaw`SELECT pg_notify('worker:migrate', '{"breaking":true}')`;
    await expect(ended).rejects.toThrow('The queue stopped by itself.');
    expect(workerIds.size).toBe(0);
    expect(warned).toHaveBeenCalled();
    process.exitCode = exitCode;
    warned.mockRestore();
  });

  test('continues after lost connections', async () => {
    expectConsoleErrors();
    const { seen, handlers } = recorder();
    startQueue(handlers);
    await note(1);
    await vi.waitUntil(() => seen.length === 1, { timeout: 5000 });
    await db.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query ILIKE '%listen "jobs:insert"%'
        AND pid <> pg_backend_pid()`;
    await note(2);
    await vi.waitUntil(() => seen.length === 2, { timeout: 10_000 });
  });
});

describe('time', () => {
  test('a job that becomes due while the worker is busy runs on time', async () => {
    const free = Promise.withResolvers<void>();
    const runs: { n: unknown; at: Date }[] = [];
    const slow = async () => free.promise;
    const timed = async (payload: unknown, now: Date) => runs.push({ n: payload, at: now });
    const started = new Date();
    startQueue({ slow, note: timed }, { concurrency: 1 });
    await addTask({ task: 'slow', maxAttempts: 1 });
    const due = addTime(started, second);
    await note(1, { runAt: due });
    await vi.waitUntil(async () => (await jobRows()).some(({ lockedBy }) => lockedBy), {
      timeout: 5000,
    });
    await delay(1500);
    expect(runs).toEqual([]);
    free.resolve();
    await vi.waitUntil(() => runs.length === 1, { timeout: 5000 });
    expect(runs[0]?.at.getTime()).toBeGreaterThanOrEqual(addTime(started, 1500).getTime());
  });

  test('a delayed job runs on time, and each run has its own time', async () => {
    const times: Date[] = [];
    startQueue({ note: async (_, now) => times.push(now) });
    await note(1);
    const later = addTime(new Date(), 2 * second);
    await note(2, { runAt: later });
    await vi.waitUntil(() => times.length === 2, { timeout: 10_000 });
    expect(times[0]?.getTime()).toBeLessThan(later.getTime());
    expect(times[1]?.getTime()).toBeGreaterThanOrEqual(later.getTime());
    expect(times[1]?.getTime()).toBeLessThan(addTime(later, 3 * second).getTime());
  });
});

describe('stopping', () => {
  test('finishes running jobs and starts no more', async () => {
    const begun = Promise.withResolvers<void>();
    const finished: unknown[] = [];
    const { stop } = startQueue(
      {
        note: async (payload) => {
          begun.resolve();
          await delay(100);
          finished.push(payload);
        },
      },
      { concurrency: 1 },
    );
    await note(1);
    await note(2);
    await begun.promise;
    await stop();
    expect(finished).toEqual([{ n: 1 }]);
    expect(await jobRows()).toMatchObject([{ attempts: 0, lockedBy: null }]);
  });

  test('returns a hanging job to the queue', async () => {
    expectConsoleErrors();
    const begun = Promise.withResolvers<void>();
    const hang = async () => {
      begun.resolve();
      await new Promise(() => undefined);
    };
    const { stop } = startQueue({ note: hang }, { grace: 200 });
    await note(1);
    await begun.promise;
    const started = performance.now();
    await stop();
    expect(performance.now() - started).toBeLessThan(3000);
    expect(await jobRows()).toMatchObject([{ attempts: 1, lockedBy: null }]);
    const { seen, handlers } = recorder();
    await hurry();
    startQueue(handlers);
    await vi.waitUntil(() => seen.length === 1, { timeout: 5000 });
  });
});
