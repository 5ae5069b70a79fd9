import { visitsKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Forgets who visited: a day's marks serve only to count nobody twice on it. For the worker. */
export async function sweepVisits(now: Date): Promise<number> {
  const { count } = await db.adVisit.deleteMany({
    where: { day: { lt: addTime(now, -visitsKept) } },
  });
  return count;
}
