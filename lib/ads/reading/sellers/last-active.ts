import { day, isoDay } from '@/lib/dates';

export type LastActive = 'today' | 'this week' | 'this month';

/** By British calendar days: a change exactly one day after a visit would reveal its time. */
export function lastActive(lastSeenAt: Date | null, now: Date): LastActive | null {
  if (lastSeenAt === null) return null;
  const days = (Date.parse(isoDay(now)) - Date.parse(isoDay(lastSeenAt))) / day;
  if (days < 1) return 'today';
  if (days < 7) return 'this week';
  return days < 30 ? 'this month' : null;
}
