import { db } from '@/lib/db/client';
import type { Message } from './message';
import { unseal } from './seal';

export type OutboxEntry = { id: string; createdAt: Date; sentAt: Date | null; message: Message };

/** The newest messages with their content. For the demo's outbox page alone. */
export async function getOutbox(limit: number): Promise<OutboxEntry[]> {
  const rows = await db.outboxMessage.findMany({
    where: { sealed: { not: null } },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { id: true, createdAt: true, sentAt: true, sealed: true },
  });
  return rows.flatMap(({ sealed, ...row }) =>
    sealed === null ? [] : [{ ...row, message: unseal(sealed, row.id) }],
  );
}
