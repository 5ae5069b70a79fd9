import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

type Action =
  | 'payment.refused'
  | 'payment.webhook_refused'
  | 'payment.mismatch'
  | 'payment.partly_refunded'
  | 'payment.refund_requested';

/** Writes down what was refused or decided about money; `actorId` null: the site or a provider. */
export async function recordPaymentAudit(
  tx: Db,
  actorId: string | null,
  action: Action,
  subjectId: string,
  now: Date,
  data: Prisma.InputJsonObject = {},
): Promise<void> {
  await tx.auditEntry.create({
    data: { at: now, actorId, action, subjectType: 'payment', subjectId, data },
    select: { id: true },
  });
}
