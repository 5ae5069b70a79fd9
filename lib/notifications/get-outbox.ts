import { db } from '@/lib/db/client';
import { Channel } from '@/lib/db/generated/enums';
import { staysInOutbox } from './carriers';
import type { Message } from './message';
import { unseal } from './seal';

export type OutboxEntry = { id: string; createdAt: Date; sentAt: Date | null; message: Message };

/**
 * The newest messages with their content, of the channels that keep them here: what waits to be
 * really sent is for its receiver alone. For the demo's outbox page.
 */
export async function getOutbox(limit: number): Promise<OutboxEntry[]> {
  const rows = await db.outboxMessage.findMany({
    where: { sealed: { not: null }, channel: { in: Object.values(Channel).filter(staysInOutbox) } },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { id: true, createdAt: true, sentAt: true, sealed: true },
  });
  return rows.flatMap(({ sealed, ...row }) =>
    sealed === null ? [] : [{ ...row, message: unseal(sealed, row.id) }],
  );
}
