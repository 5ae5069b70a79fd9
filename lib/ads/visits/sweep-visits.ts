import { adDaysKept, visitsKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Marks only prevent double counting within a day. Counts of days go when nobody compares them any more. */
export async function sweepVisits(now: Date): Promise<number> {
  const { count } = await db.adVisit.deleteMany({
    where: { day: { lt: addTime(now, -visitsKept) } },
  });
  await db.adDay.deleteMany({ where: { day: { lt: addTime(now, -adDaysKept) } } });
  return count;
}
