import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

type Action =
  | 'payment.refused'
  | 'payment.webhook_refused'
  | 'payment.mismatch'
  | 'payment.partly_refunded'
  | 'payment.refund_requested'
  | 'payment.refund_delayed'
  | 'payment.refund_settled'
  | 'payment.price_changed';

/** `actorId` is null for the site and for providers. */
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

/** Audits a refusal and rethrows it: many refusals may be a sign of fraud. */
export async function throwRecorded(
  error: unknown,
  actor: Actor,
  subjectId: string,
  now: Date,
  data: Prisma.InputJsonObject = {},
): Promise<never> {
  if (error instanceof AppError) {
    const entry = { code: error.code, reason: error.message, ...data };
    await recordPaymentAudit(db, actor.userId, 'payment.refused', subjectId, now, entry);
  }
  throw error;
}
