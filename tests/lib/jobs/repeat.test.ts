import { expect, test } from 'vitest';
import { hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { type RepeatedTask, repeat } from '@/lib/jobs/repeat';
import { expectConsoleErrors } from '@/tests/builders/console';

test('a failing task is logged and retried, and does not stop the others', async () => {
  const logged = expectConsoleErrors();
  const stop = new AbortController();
  let good = 0;
  let bad = 0;
  const tasks: RepeatedTask[] = [
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
  await Promise.all(tasks.map((task) => repeat(task, stop.signal)));
  expect(good).toBeGreaterThanOrEqual(5);
  expect(bad).toBeGreaterThanOrEqual(2);
  expect(logged[0]).toContain('worker: could not do bad: Error: broken');
});

test('values of a query are not logged', async () => {
  const logged = expectConsoleErrors();
  const stop = new AbortController();
  const run = async () => {
    stop.abort();
    const where = { email: 'someone@example.co.uk', usernameKey: 7 };
    // @ts-expect-error a number as a name makes it fail
    await db.user.findFirst({ where, select: { id: true } });
  };
  await repeat({ name: 'ask', every: 1, run }, stop.signal);
  expect(logged).toEqual([
    expect.stringContaining('worker: could not ask: PrismaClientValidation'),
  ]);
  expect(logged.join()).not.toContain('someone@example.co.uk');
});

test('each run has its own time', async () => {
  const stop = new AbortController();
  const times: number[] = [];
  const run = async (now: Date) => {
    if (times.push(now.getTime()) === 3) stop.abort();
  };
  await repeat({ name: 'look at the clock', every: 20, run }, stop.signal);
  expect(new Set(times).size).toBe(3);
});

test('stops at once while waiting', async () => {
  const stop = new AbortController();
  const run = async () => setImmediate(() => stop.abort());
  const started = performance.now();
  await repeat({ name: 'wait', every: hour, run }, stop.signal);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('finishes the current run', async () => {
  const stop = new AbortController();
  let finished = false;
  const run = async () => {
    stop.abort();
    await new Promise((resolve) => setTimeout(resolve, 20));
    finished = true;
  };
  await repeat({ name: 'work', every: 1, run }, stop.signal);
  expect(finished).toBe(true);
});
