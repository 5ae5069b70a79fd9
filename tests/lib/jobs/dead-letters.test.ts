import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addTime, day, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import {
  countDeadLetters,
  listDeadLetters,
  retryDeadLetters,
  sweepDeadLetters,
} from '@/lib/jobs/dead-letters';
import { expectConsoleErrors } from '@/tests/builders/console';
import { resetDatabase } from '@/tests/builders/servers/database';
import { addTask, jobRows, startQueue } from '@/tests/builders/servers/queue';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
});
beforeEach(resetDatabase);
afterAll(() => client.end());

/** Three dead letters, a job that waits for its second attempt, and a job that is not due. */
async function failSome() {
  expectConsoleErrors();
  const now = new Date();
  const refuse = async () => {
    throw new Error('no, for somebody@example.com');
  };
  for (const task of ['first', 'first', 'second']) await addTask({ task, maxAttempts: 1 });
  await addTask({ task: 'again', maxAttempts: 2 });
  await addTask({ task: 'later', runAt: addTime(now, day), maxAttempts: 1 });
  const { stop } = startQueue({ first: refuse, second: refuse, again: refuse, later: refuse });
  await vi.waitUntil(async () => (await jobRows()).filter((job) => job.lastError).length === 4, {
    timeout: 5000,
  });
  await stop();
  return now;
}

test('dead letters are counted by task, without their content', async () => {
  const now = await failSome();
  expect(await countDeadLetters(addTime(now, -day), client)).toEqual([
    { task: 'first', count: 2 },
    { task: 'second', count: 1 },
  ]);
  expect(await countDeadLetters(addTime(now, minute), client)).toEqual([]);
});

test('dead letters are listed, the newest first, with the beginning of their errors', async () => {
  const now = await failSome();
  const older = addTime(now, -minute);
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = ${older}, last_error = repeat('long ', 100)
    WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'second')`;
  const listed = await listDeadLetters();
  expect(listed.map(({ task, attempts }) => [task, attempts])).toEqual([
    ['first', 1],
    ['first', 1],
    ['second', 1],
  ]);
  expect(listed[0]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    task: 'first',
    attempts: 1,
    lastError: 'no, for somebody@example.com',
    triedAt: expect.any(Date),
  });
  // The back-off after the first attempt is e seconds.
  const tried = listed.map(({ triedAt }) => triedAt.getTime());
  expect(tried[0]).toBeGreaterThanOrEqual(now.getTime() - 1);
  expect(tried[0]).toBeLessThanOrEqual(Date.now());
  expect(tried[2]).toBeCloseTo(older.getTime() - Math.E * second, -1);
  expect(listed[2]?.lastError).toBe('long '.repeat(60));
});

describe.each([
  ["on the site's connection", () => retryDeadLetters()],
  ['on the connection of a command', () => retryDeadLetters(client)],
])('%s', (_, retry) => {
  test('dead letters can be retried', async () => {
    await failSome();
    expect(await retry()).toBe(3);
    expect(await retry()).toBe(0);
    const seen: string[] = [];
    startQueue({ first: async () => seen.push('first'), second: async () => seen.push('second') });
    await vi.waitUntil(() => seen.length === 3, { timeout: 5000 });
    expect(seen.sort()).toEqual(['first', 'first', 'second']);
    expect(await listDeadLetters()).toEqual([]);
  });
});

test('dead letters are deleted after a week, and nothing else', async () => {
  const now = await failSome();
  expect(await sweepDeadLetters(addTime(now, 7 * day))).toBe(0);
  expect(await sweepDeadLetters(addTime(now, 7 * day + minute))).toBe(3);
  expect((await jobRows()).map(({ task }) => task)).toEqual(['again', 'later']);
});
