import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Forgets who visited: a day's marks serve only to count nobody twice on it. For the worker. */
export async function sweepVisits(now: Date): Promise<number> {
  const { count } = await db.adVisit.deleteMany({ where: { day: { lt: addTime(now, -2 * day) } } });
  return count;
}
