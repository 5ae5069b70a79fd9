import { type CronItem, type ParsedCronItem, parseCronItems } from 'graphile-worker';
import { reconcileEvery } from '@/lib/catalogue/limits';
import { hour, minute } from '@/lib/dates';
import { everyFiveMinutes, everyHour, everyMinute, type JobHandlers } from './handlers';

type Timing = { match: string; period: number; maxAttempts: number };

/** A starting worker makes up for the last missed run. Retries end before the next run. */
export const schedule: ParsedCronItem[] = parseCronItems([
  ...items(everyMinute, { match: '* * * * *', period: minute, maxAttempts: 3 }),
  ...items(everyFiveMinutes, {
    match: `*/${reconcileEvery / minute} * * * *`,
    period: reconcileEvery,
    maxAttempts: 5,
  }),
  ...items(everyHour, { match: '0 * * * *', period: hour, maxAttempts: 8 }),
]);

function items(handlers: JobHandlers, { match, period, maxAttempts }: Timing): CronItem[] {
  return Object.keys(handlers).map((task) => ({
    task,
    match,
    // A queue runs one job at a time, so that a long task takes one slot only.
    options: { backfillPeriod: period, maxAttempts, jobKey: task, queueName: task },
  }));
}
