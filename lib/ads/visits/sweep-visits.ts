import { adDaysKept, visitsKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { deleteInBatches } from '@/lib/db/delete-in-batches';
import { Prisma } from '@/lib/db/prisma';
import { dayOf } from './count-day';

export async function sweepVisits(now: Date): Promise<number> {
  const count = await deleteBefore('AdVisit', addTime(now, -visitsKept));
  await deleteBefore('AdDay', addTime(now, -adDaysKept));
  return count;
}

/** Rows are found by their place in the table, as their key is long. */
function deleteBefore(name: 'AdVisit' | 'AdDay', first: Date): Promise<number> {
  const table = Prisma.raw(`"${name}"`);
  return deleteInBatches(
    (limit) => db.$executeRaw`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${table} WHERE "day" < ${dayOf(first)}::date ORDER BY "day" LIMIT ${limit}))`,
  );
}
