import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import type { Message } from './message';
import { seal } from './seal';

export async function enqueue(
  template: string,
  message: Message,
  now: Date,
  tx: Db,
): Promise<void> {
  const id = randomUUID();
  await tx.outboxMessage.create({
    data: {
      id,
      channel: message.channel,
      template,
      sealed: seal(message, id),
      createdAt: now,
      sendAt: now,
    },
    select: { id: true },
  });
}
