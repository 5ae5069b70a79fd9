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
  | 'payment.refund_delayed';

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

/**
 * Writes down that somebody was refused, and throws it on. An order may be wrong by mistake; many
 * of them are an attempt to get something for nothing.
 */
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
