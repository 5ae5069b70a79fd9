import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';

const keptFor = 30 * day;

/** Deletes messages nobody needs any more. For the worker. */
export async function sweepOutbox(now: Date): Promise<number> {
  const { count } = await db.outboxMessage.deleteMany({
    where: { createdAt: { lt: addTime(now, -keptFor) } },
  });
  return count;
}
