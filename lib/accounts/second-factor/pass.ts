import type { Actor } from '@/lib/accounts/actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { elevateSession } from './elevation';
import { stepOfCode } from './one-time-code';
import { spendRecoveryCode } from './recovery-codes';
import { unsealSecret } from './sealed-secret';

/** Counts guesses before checking them, so that parallel guesses are limited too. */
export async function passSecondFactor(
  actor: Actor,
  code: string,
  now: Date,
): Promise<{ success: true }> {
  await takeFromLimit(limits.secondFactorGuesses, actor.userId, now);
  return db.$transaction(async (tx) => {
    const isApp = /^\d{6}$/.test(code);
    const passes = isApp
      ? await takeAppCode(actor, code, now, tx)
      : await spendRecoveryCode(actor.userId, code, now, tx);
    if (!passes) {
      throw new AppError('invalid', siteTexts.invalidCode, {
        fields: { code: siteTexts.invalidCode },
      });
    }
    await elevateSession(actor, now, tx);
    const how = isApp ? 'app' : 'recovery code';
    const subject = { type: 'user', id: actor.userId } as const;
    await recordAudit(tx, actor.userId, 'account.elevated', subject, now, { how });
    return { success: true };
  });
}

/** A code works once: the update matches no row for a time step that was used. */
async function takeAppCode({ userId }: Actor, code: string, now: Date, tx: Db): Promise<boolean> {
  const row = await tx.secondFactor.findFirst({
    where: { userId, confirmedAt: { not: null } },
    select: { sealedSecret: true },
  });
  if (!row) return false;
  const secret = unsealSecret(row.sealedSecret, userId);
  if (secret === undefined) {
    throw new AppError('invalid', siteTexts.authenticatorUnreadable, {
      fields: { code: siteTexts.authenticatorUnreadable },
    });
  }
  const step = stepOfCode(secret, code, now);
  if (step === null) return false;
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}
