import type { Actor } from '@/lib/accounts/actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { elevateSession } from './elevation';
import { newSecret, setUpUri, stepOfCode } from './one-time-code';
import { issueRecoveryCodes } from './recovery-codes';
import { sealSecret, unsealSecret } from './sealed-secret';

export async function hasSecondFactor({ userId }: Actor): Promise<boolean> {
  return (await db.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) === 1;
}

/** The secret takes effect once a first code is entered. Throws `conflict` if one is active. */
export async function beginSecondFactor(
  { userId }: Actor,
  now: Date,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  return db.$transaction(async (tx) => {
    await lockMember(tx, userId);
    const existing = await tx.secondFactor.findUnique({
      where: { userId },
      select: { confirmedAt: true },
    });
    if (existing?.confirmedAt) throw new AppError('conflict', siteTexts.secondFactorInUse);
    const fresh = { sealedSecret: sealSecret(secret, userId), lastStep: 0, createdAt: now };
    await tx.secondFactor.upsert({
      where: { userId },
      create: { userId, ...fresh },
      update: fresh,
      select: { userId: true },
    });
    const { email } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true },
    });
    return { secret, uri: setUpUri(secret, email) };
  });
}

/** Returns the recovery codes, which are shown once. */
export async function confirmSecondFactor(
  actor: Actor,
  code: string,
  now: Date,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = actor;
  await takeFromLimit(limits.secondFactorGuesses, userId, now);
  return db.$transaction(async (tx) => {
    await lockMember(tx, userId);
    const row = await tx.secondFactor.findUnique({
      where: { userId },
      select: { sealedSecret: true, confirmedAt: true },
    });
    if (!row || row.confirmedAt) throw new AppError('conflict', siteTexts.secondFactorInUse);
    const secret = unsealSecret(row.sealedSecret, userId);
    if (secret === undefined) throw new AppError('conflict', siteTexts.authenticatorOutdated);
    const step = stepOfCode(secret, code, now);
    if (step === null) {
      throw new AppError('invalid', siteTexts.invalidCode, {
        fields: { code: siteTexts.invalidCode },
      });
    }
    await tx.secondFactor.update({
      where: { userId },
      data: { confirmedAt: now, lastStep: step },
      select: { userId: true },
    });
    const recoveryCodes = await issueRecoveryCodes(userId, now, tx);
    await elevateSession(actor, now, tx);
    const subject = { type: 'user', id: userId } as const;
    await recordAudit(tx, userId, 'account.second_factor_set_up', subject, now);
    return { recoveryCodes };
  });
}
