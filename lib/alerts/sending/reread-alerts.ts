import { searchAt } from '@/lib/alerts/alert-search';
import { followed } from '@/lib/alerts/followed-seller';
import { writeColumns } from '@/lib/alerts/write-search';
import { rereadAlertsAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { loggable } from '@/lib/db/errors';

const batch = 2000;

/** Recomputes the columns weekly, since releases change the vocabulary and the gazetteer. */
export async function rereadAlerts(now: Date): Promise<number> {
  const rows = await db.alert.findMany({
    where: { readAt: { lt: addTime(now, -rereadAlertsAfter) }, NOT: followed },
    orderBy: { readAt: 'asc' },
    take: batch,
    select: { id: true, search: true },
  });
  for (const { id, search } of rows) {
    try {
      await db.$transaction((tx) => writeColumns(tx, id, searchAt(search), now));
    } catch (error) {
      console.error(`alert ${id} was not read again:`, loggable(error));
      await db.alert.updateMany({ where: { id }, data: { readAt: now } });
    }
  }
  return rows.length;
}
