import type { Actor } from '@/lib/accounts/actor';
import { requireUkMobile } from '@/lib/accounts/phones/require-uk-mobile';
import { phoneHashes } from '@/lib/accounts/phones/seal-phone';
import { storePhone } from '@/lib/accounts/phones/store-phone';
import { verifiedPhoneId } from '@/lib/accounts/phones/verified-phones';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { takeGuess } from './code-limits';
import { guessCode, wrongCode } from './codes';
import { flagEvasion } from './flag-evasion';

export async function verifyPhoneCode(
  actor: Actor,
  { phone, code }: { phone: string; code: string },
  now: Date,
  proof?: string,
): Promise<{ verified: true }> {
  const { userId } = actor;
  const number = requireUkMobile(phone);
  const challenge = await db.challenge.findFirst({
    where: { kind: 'phone', userId, voidedAt: null, target: { in: phoneHashes(number) } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, target: true },
  });
  if (!challenge) throw wrongCode(siteTexts.codeSpent);

  const target = { kind: 'phone', target: challenge.target, userId } as const;
  await takeGuess(challenge.id, target, proof, now);
  const result = await db.$transaction(async (tx) => {
    const guess = await guessCode(challenge.id, target, code, now, tx);
    if (guess !== 'verified') return guess;
    await writeVerified(userId, number, now, tx);
    return guess;
  });
  if (result === 'verified') return { verified: true };
  throw wrongCode(result === 'wrong' ? siteTexts.whatsappWrongCode : siteTexts.codeSpent);
}

async function writeVerified(userId: string, number: string, now: Date, tx: Db): Promise<void> {
  const before = await verifiedPhoneId(userId, number, now, tx);
  const phoneId = before ?? (await storePhone(number, now, tx));
  await tx.verifiedPhone.upsert({
    where: { userId_phoneId: { userId, phoneId } },
    create: { userId, number: phoneId, phoneId, verifiedAt: now },
    update: { verifiedAt: now },
    select: { userId: true },
  });
  await flagEvasion(userId, phoneId, now, tx);
  await tx.user.update({
    where: { id: userId },
    data: { plainPhone: null, phoneId },
    select: { id: true },
  });
}
