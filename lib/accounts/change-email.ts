import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { isUniqueViolation } from '@/lib/db/errors';
import { sendMail } from '@/lib/notifications/send-mail';
import type { Actor } from './actor';
import { takeGuess } from './codes/code-limits';
import { guessCode, wrongCode } from './codes/codes';
import { emailTaken } from './names/taken';
import { requirePassword, updateIfUnchanged } from './passwords/require-password';
import type { EmailChange } from './schema';
import { endSessions } from './sessions/sessions';

/** Ends all other sessions and tells the old address. Throws `invalid`, `conflict`. */
export async function changeEmail(
  actor: Actor,
  { email, password, code }: EmailChange,
  now: Date,
  proof?: string,
): Promise<{ message: string }> {
  const before = await requirePassword(actor, password, 'password', now);
  const target = { kind: 'email', target: email, userId: actor.userId } as const;
  const challenge = await db.challenge.findFirst({
    where: { ...target, voidedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  if (!challenge) throw wrongCode(siteTexts.codeSpent);

  await takeGuess(challenge.id, target, proof, now);
  const change = async (tx: Db) => {
    const guess = await guessCode(challenge.id, target, code, now, tx);
    if (guess === 'verified') await setEmail(actor, email, before, now, tx);
    return guess;
  };
  const result = await db.$transaction(change).catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  if (result === 'verified') return { message: siteTexts.emailChanged };
  throw wrongCode(result === 'wrong' ? siteTexts.invalidCode : siteTexts.codeSpent);
}

async function setEmail(
  actor: Actor,
  email: string,
  before: { email: string; passwordHash: string },
  now: Date,
  tx: Db,
): Promise<void> {
  const { userId, sessionId } = actor;
  await updateIfUnchanged(actor, before, { email }, 'password', tx);
  // Invalidates reset links mailed to the old address.
  await tx.resetToken.deleteMany({ where: { userId, usedAt: null } });
  await endSessions(userId, sessionId, tx);
  await sendMail({ to: before.email, template: 'email-changed', data: {}, now }, tx);
}
