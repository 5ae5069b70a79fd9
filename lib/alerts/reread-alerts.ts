import { rereadAlertsAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { searchAt } from './alert-search';
import { writeColumns } from './write-search';

const batch = 2000;

/**
 * Reads the searches of alerts again that were read a week ago, since the vocabulary and the gazetteer
 * change with releases. Returns how many.
 */
export async function rereadAlerts(now: Date): Promise<number> {
  const rows = await db.alert.findMany({
    where: { readAt: { lt: addTime(now, -rereadAlertsAfter) } },
    orderBy: { readAt: 'asc' },
    take: batch,
    select: { id: true, search: true },
  });
  for (const { id, search } of rows) {
    await db.$transaction((tx) => writeColumns(tx, id, searchAt(search), now));
  }
  return rows.length;
}
