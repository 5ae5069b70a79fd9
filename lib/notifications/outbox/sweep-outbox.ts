import { outboxKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { deleteRows } from '@/lib/db/delete-rows';
import { Prisma } from '@/lib/db/prisma';

export const sweepOutbox = (now: Date): Promise<number> =>
  deleteRows('OutboxMessage', Prisma.sql`"createdAt" < ${addTime(now, -outboxKept)}`, 'createdAt');
