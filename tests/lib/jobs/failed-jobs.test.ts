import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addTime, day, minute } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import { env } from '@/lib/env';
import { listFailedJobs } from '@/lib/jobs/list-failed-jobs';
import { retryFailedJobs } from '@/lib/jobs/retry-failed-jobs';
import { sweepFailedJobs } from '@/lib/jobs/sweep-failed-jobs';
import { expectConsoleErrors } from '@/tests/builders/console';
import { resetDatabase } from '@/tests/builders/servers/database';
import { jobRows, startQueue } from '@/tests/builders/servers/queue';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
});
beforeEach(resetDatabase);
afterAll(() => client.end());

/** Two dead letters, a job that waits for its second attempt, and a job that is not due. */
async function failSome() {
  expectConsoleErrors();
  const now = new Date();
  const refuse = async () => {
    throw new Error('no, for somebody@example.com');
  };
  for (const task of ['first', 'first', 'second']) await addJob({ task, maxAttempts: 1 });
  await addJob({ task: 'again', maxAttempts: 2 });
  await addJob({ task: 'later', runAt: addTime(now, day), maxAttempts: 1 });
  const { stop } = startQueue({ first: refuse, second: refuse, again: refuse, later: refuse });
  await vi.waitUntil(async () => (await jobRows()).filter((job) => job.lastError).length === 4, {
    timeout: 5000,
  });
  await stop();
  return now;
}

test('dead letters are listed by task, without their content', async () => {
  const now = await failSome();
  expect(await listFailedJobs(client, addTime(now, -day))).toEqual([
    { task: 'first', count: 2 },
    { task: 'second', count: 1 },
  ]);
  expect(await listFailedJobs(client, addTime(now, minute))).toEqual([]);
});

test('dead letters can be retried', async () => {
  await failSome();
  expect(await retryFailedJobs(client)).toBe(3);
  expect(await retryFailedJobs(client)).toBe(0);
  const seen: string[] = [];
  startQueue({ first: async () => seen.push('first'), second: async () => seen.push('second') });
  await vi.waitUntil(() => seen.length === 3, { timeout: 5000 });
  expect(seen.sort()).toEqual(['first', 'first', 'second']);
});

test('dead letters are deleted after a week, and nothing else', async () => {
  const now = await failSome();
  expect(await sweepFailedJobs(addTime(now, 7 * day))).toBe(0);
  expect(await sweepFailedJobs(addTime(now, 7 * day + minute))).toBe(3);
  expect((await jobRows()).map(({ task }) => task)).toEqual(['again', 'later']);
});
