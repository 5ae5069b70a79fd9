import { erasuresKept } from '@/lib/catalogue/limits.ts';
import { day } from '@/lib/dates.ts';
import { isNotedSince } from '@/lib/privacy/erasures/journal.ts';

/** Call before replaying erasures. */
export function warnIfForgotten(since: Date, now: Date): void {
  if (isNotedSince(since, now)) return;
  process.stderr.write(
    `Erasures are noted for ${erasuresKept / day} days. What was erased between ${since.toISOString()} and then ` +
      'is back, and nothing here knows it: look in your own records of requests.\n',
  );
}
