import { db } from '@/lib/db/client';
import { Channel } from '@/lib/db/generated/enums';
import { staysInOutbox } from '@/lib/notifications/carriers/carriers';
import type { OutboxItem } from './outbox-item';
import { unseal } from './seal';

export type OutboxEntry = { id: string; createdAt: Date; sentAt: Date | null; message: OutboxItem };

/** Excludes channels with a real carrier, whose content is private. */
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
