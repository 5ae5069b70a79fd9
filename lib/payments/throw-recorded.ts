import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';

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
    const subject = { type: 'payment', id: subjectId } as const;
    await recordAudit(db, actor.userId, 'payment.refused', subject, now, entry);
  }
  throw error;
}
