import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addTime, day, hour, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { enqueueJob } from '@/lib/jobs/enqueue-job';
import { enqueueHourlyJobs, enqueueReconciliation } from '@/lib/jobs/handlers';
import { runDueJobs, sweepJobs } from '@/lib/jobs/run-due-jobs';
import { runWorker, type Task } from '@/lib/jobs/run-worker';
import { expectConsoleErrors } from '@/tests/builders/console';

const now = new Date('2026-11-20T12:34:00Z');

const jobs = () => db.job.findMany({ orderBy: { runAt: 'asc' } });

beforeEach(async () => {
  await db.job.deleteMany();
});

describe('the runner', () => {
  test('runs what is due, in order, with its payload, once', async () => {
    const seen: unknown[] = [];
    const handlers = { note: async (payload: unknown) => seen.push(payload) };
    await enqueueJob({ kind: 'note', payload: { n: 2 }, runAt: now });
    await enqueueJob({ kind: 'note', payload: { n: 1 }, runAt: addTime(now, -minute) });
    await enqueueJob({ kind: 'note', payload: { n: 3 }, runAt: addTime(now, 1) });
    expect(await runDueJobs(handlers, now)).toBe(2);
    expect(await runDueJobs(handlers, now)).toBe(0);
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('takes each job once, with five workers at the same moment', async () => {
    const seen: unknown[] = [];
    const handlers = { note: async (payload: unknown) => seen.push(payload) };
    for (let n = 0; n < 30; n += 1) await enqueueJob({ kind: 'note', payload: { n }, runAt: now });
    await Promise.all(Array.from({ length: 5 }, () => runDueJobs(handlers, now)));
    expect(seen).toHaveLength(30);
    expect(new Set(seen.map((payload) => JSON.stringify(payload))).size).toBe(30);
  });

  test('tries a failed job again after pauses that double, then gives it up', async () => {
    const logged = expectConsoleErrors();
    const fails = vi.fn(async () => {
      throw new Error('The other side is away');
    });
    await enqueueJob({ kind: 'fails', runAt: now });
    let time = now;
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await runDueJobs({ fails }, time)).toBe(1);
      const [job] = await jobs();
      expect(job).toMatchObject({ attempts: attempt, lockedAt: null });
      if (attempt < 8) {
        expect(job?.doneAt).toBeNull();
        expect(job?.runAt).toEqual(addTime(time, 30 * second * 2 ** (attempt - 1)));
        time = job?.runAt ?? time;
      }
    }
    const [job] = await jobs();
    expect(job).toMatchObject({ doneAt: time, lastError: 'The other side is away' });
    expect(await runDueJobs({ fails }, addTime(time, day))).toBe(0);
    expect(fails).toHaveBeenCalledTimes(8);
    expect(logged).toHaveLength(8);
  });

  test('goes on with the others after a failure, and after a kind that nobody knows', async () => {
    expectConsoleErrors();
    const good = vi.fn(async () => undefined);
    const bad = async () => {
      throw new Error('broken');
    };
    for (const kind of ['bad', 'unknown', 'good']) await enqueueJob({ kind, runAt: now });
    expect(await runDueJobs({ good, bad }, now)).toBe(3);
    expect(good).toHaveBeenCalledTimes(1);
  });

  test('takes over a job whose worker is gone, but not one at work', async () => {
    await enqueueJob({ kind: 'note', runAt: now });
    await db.job.updateMany({ data: { lockedAt: now, attempts: 1 } });
    const handlers = { note: async () => undefined };
    expect(await runDueJobs(handlers, addTime(now, 14 * minute))).toBe(0);
    expect(await runDueJobs(handlers, addTime(now, 15 * minute))).toBe(1);
  });

  test('stops between two jobs when told to', async () => {
    const stop = new AbortController();
    await enqueueJob({ kind: 'note', runAt: now });
    await enqueueJob({ kind: 'note', runAt: now });
    const handlers = { note: async () => stop.abort() };
    expect(await runDueJobs(handlers, now, stop.signal)).toBe(1);
  });

  test('forgets what was done a week ago and nothing else', async () => {
    await enqueueJob({ kind: 'old', runAt: now });
    await runDueJobs({ old: async () => undefined }, now);
    await enqueueJob({ kind: 'open', runAt: now });
    expect(await sweepJobs(addTime(now, 7 * day))).toBe(0);
    expect(await sweepJobs(addTime(now, 7 * day + 1))).toBe(1);
    expect((await jobs()).map(({ kind }) => kind)).toEqual(['open']);
  });
});

describe('enqueueing', () => {
  test('twice under one key is once', async () => {
    const dedupeKey = randomUUID();
    await Promise.all(
      Array.from({ length: 5 }, () => enqueueJob({ kind: 'note', dedupeKey, runAt: now })),
    );
    expect(await jobs()).toHaveLength(1);
  });

  test('the sweeps of one hour are enqueued once, those of the next again', async () => {
    await enqueueHourlyJobs(now);
    await enqueueHourlyJobs(addTime(now, minute));
    const first = (await jobs()).map(({ kind }) => kind).sort();
    expect(first).toEqual([
      'purge-deleted-ads',
      'refresh-search-terms',
      'sweep-accounts',
      'sweep-audit',
      'sweep-erased-accounts',
      'sweep-images',
      'sweep-jobs',
      'sweep-outbox',
      'sweep-placements',
      'sweep-sandbox-events',
      'sweep-visits',
    ]);
    await enqueueHourlyJobs(addTime(now, hour));
    expect(await jobs()).toHaveLength(22);
  });

  test('the reconciliation of payments is enqueued once in five minutes', async () => {
    for (const minutes of [0, 0, 0.9, 1, 5.9, 6]) {
      await enqueueReconciliation(addTime(now, minutes * minute));
    }
    expect((await jobs()).map(({ kind }) => kind)).toEqual(Array(3).fill('reconcile-payments'));
  });

  test('in a transaction that fails it leaves nothing', async () => {
    const transaction = db.$transaction(async (tx) => {
      await enqueueJob({ kind: 'note', runAt: now }, tx);
      throw new Error('undone');
    });
    await expect(transaction).rejects.toThrow('undone');
    expect(await jobs()).toEqual([]);
  });
});

describe('the worker', () => {
  test('a failing task does not stop the others, is logged and tried again', async () => {
    const logged = expectConsoleErrors();
    const stop = new AbortController();
    let good = 0;
    let bad = 0;
    const tasks: Task[] = [
      {
        name: 'do good',
        every: 1,
        run: async () => {
          good += 1;
          if (good >= 5 && bad >= 2) stop.abort();
        },
      },
      {
        name: 'do bad',
        every: 1,
        run: async () => {
          bad += 1;
          throw new Error('broken');
        },
      },
    ];
    await runWorker({ signal: stop.signal, tasks });
    expect(good).toBeGreaterThanOrEqual(5);
    expect(bad).toBeGreaterThanOrEqual(2);
    expect(logged[0]).toContain('worker: could not do bad: Error: broken');
  });

  test('stops at once while it waits', async () => {
    const stop = new AbortController();
    const tasks: Task[] = [
      { name: 'wait', every: hour, run: async () => setImmediate(() => stop.abort()) },
    ];
    const started = performance.now();
    await runWorker({ signal: stop.signal, tasks });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('ends with the work at hand', async () => {
    const stop = new AbortController();
    let finished = false;
    const run = async () => {
      stop.abort();
      await new Promise((resolve) => setTimeout(resolve, 20));
      finished = true;
    };
    await runWorker({ signal: stop.signal, tasks: [{ name: 'work', every: 1, run }] });
    expect(finished).toBe(true);
  });
});
