import { outboxKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';

export async function sweepOutbox(now: Date): Promise<number> {
  const { count } = await db.outboxMessage.deleteMany({
    where: { createdAt: { lt: addTime(now, -outboxKept) } },
  });
  return count;
}
