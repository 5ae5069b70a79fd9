import { addTime, minute } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import { db } from '@/lib/db/client';
import { delivery } from './delivery-job';

const batch = 1000;

/** Enqueues what is a minute late because its job was lost. */
export async function requeueLate(now: Date): Promise<number> {
  const rows = await db.outboxMessage.findMany({
    where: { sentAt: null, failedAt: null, sendAt: { lt: addTime(now, -minute) } },
    orderBy: { sendAt: 'asc' },
    take: batch,
    select: { id: true, channel: true, attempts: true, sendAt: true },
  });
  for (const { id, channel, attempts, sendAt } of rows) {
    await addJob(delivery({ id, channel, attempt: attempts + 1 }, sendAt));
  }
  return rows.length;
}
