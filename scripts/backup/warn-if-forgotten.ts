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

/** An empty journal may be lost, or nobody was erased. `newest`: of its entries. */
export function warnIfLost(since: Date, newest: Date | undefined): void {
  if (newest && newest >= since) return;
  const found = newest ? `ends at ${newest.toISOString()}` : 'is empty';
  process.stderr.write(
    `The erasure journal ${found}: it knows of no erasure since ${since.toISOString()}. If the bucket was lost ` +
      'too, people who were erased since the newest backup are back: look in your own records of requests.\n',
  );
}
