import { beforeEach, expect, test, vi } from 'vitest';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import {
  everyFiveMinutes,
  everyHour,
  everyMinute,
  type JobHandlers,
  siteHandlers,
} from '@/lib/jobs/handlers';
import { schedule } from '@/lib/jobs/schedule';
import { resetDatabase } from '@/tests/builders/servers/database';
import { jobRows, startQueue } from '@/tests/builders/servers/queue';

beforeEach(resetDatabase);

const at = (min: number) => ({ min, hour: 7, date: 23, month: 11, dow: 1 });
const tasksAt = (min: number) =>
  schedule.filter(({ match }) => match(at(min))).map(({ task }) => task);

test('tasks are scheduled every minute, five minutes and hour', () => {
  const hourly = [
    'purge-deleted-ads',
    'sweep-images',
    'sweep-direct-uploads',
    'sweep-attachments',
    'sweep-accounts',
    'seal-phones',
    'sweep-phones',
    'sweep-erased-accounts',
    'sweep-erasures',
    'sweep-audit',
    'sweep-reports',
    'sweep-visits',
    'sweep-outbox',
    'sweep-sandbox-events',
    'sweep-failed-jobs',
    'sweep-placements',
    'settle-days',
    'withdraw-confirmations',
    'reread-alerts',
    'refresh-search-terms',
  ];
  const minutely = [
    'refresh-ad-counts',
    'remind-unpublished',
    'end-suspensions',
    'feed-search',
    'match-alerts',
    'send-alerts',
    'announce-due',
    'requeue-late-messages',
  ];
  const often = ['reconcile-payments', 'remind-sellers', 'mail-ending-saved-ads'];
  expect(tasksAt(0)).toEqual([...minutely, ...often, ...hourly]);
  for (const min of [5, 10, 55]) expect(tasksAt(min)).toEqual([...minutely, ...often]);
  for (const min of [1, 4, 59]) expect(tasksAt(min)).toEqual(minutely);
});

test('retries end before the next run', () => {
  const periods = [
    { handlers: everyMinute, period: minute },
    { handlers: everyFiveMinutes, period: 5 * minute },
    { handlers: everyHour, period: hour },
  ];
  for (const { handlers, period } of periods) {
    for (const { task, options } of schedule.filter((item) => item.task in handlers)) {
      expect(options.backfillPeriod).toBe(period);
      const pauses = Array.from({ length: (options.maxAttempts ?? 25) - 1 }, (_, index) =>
        Math.exp(index + 1),
      );
      const seconds = pauses.reduce((sum, pause) => sum + pause, 0);
      expect([task, seconds * 1000 < period]).toEqual([task, true]);
    }
  }
});

test('runs of one task wait for each other, and leave the other slots free', () => {
  for (const { task, options } of schedule) expect(options.queueName).toBe(task);
});

test('every scheduled task has a handler', () => {
  expect(schedule.filter(({ task }) => !(task in siteHandlers))).toEqual([]);
});

test('a missed run is made up for once, also with two workers', async () => {
  const runs: string[] = [];
  const handlers: JobHandlers = Object.fromEntries(
    schedule.map(({ task }) => [task, async () => runs.push(task)]),
  );
  const lastRun = addTime(new Date(), -day);
  for (const { identifier, task } of schedule) {
    await db.$executeRaw`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES (${identifier}, ${lastRun}, ${lastRun})`;
    // Workers that register new tasks concurrently can deadlock, which is retried and logged.
    await db.$executeRaw`
      INSERT INTO graphile_worker._private_tasks (identifier) VALUES (${task}) ON CONFLICT DO NOTHING`;
  }
  startQueue(handlers, { schedule });
  startQueue(handlers, { schedule });
  await vi.waitUntil(() => runs.includes('refresh-search-terms'), { timeout: 10_000 });
  await vi.waitUntil(async () => (await jobRows()).length === 0, { timeout: 10_000 });
  for (const task of Object.keys(everyHour)) {
    expect(runs.filter((run) => run === task)).toEqual([task]);
  }
});
