import { visitsKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Marks only prevent double counting within a day. */
export async function sweepVisits(now: Date): Promise<number> {
  const { count } = await db.adVisit.deleteMany({
    where: { day: { lt: addTime(now, -visitsKept) } },
  });
  return count;
}
