import { adDaysKept, visitsKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { deleteRows } from '@/lib/db/delete-rows';
import { Prisma } from '@/lib/db/prisma';
import { dayOf } from './count-day';

export async function sweepVisits(now: Date): Promise<number> {
  const count = await deleteBefore('AdVisit', addTime(now, -visitsKept));
  await deleteBefore('AdDay', addTime(now, -adDaysKept));
  return count;
}

const deleteBefore = (model: 'AdVisit' | 'AdDay', first: Date): Promise<number> =>
  deleteRows(model, Prisma.sql`"day" < ${dayOf(first)}::date`, 'day');
