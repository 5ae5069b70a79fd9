import type { Actor } from '@/lib/accounts/actor';
import { requireUkMobile } from '@/lib/accounts/require-uk-mobile';
import { messages } from '@/lib/catalogue/messages';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { takeGuess } from './code-limits';
import { guessCode } from './codes';

export async function verifyPhoneCode(
  actor: Actor,
  { phone, code }: { phone: string; code: string },
  now: Date,
  proof?: string,
): Promise<{ verified: true }> {
  const { userId } = actor;
  const number = requireUkMobile(phone);
  const challenge = await db.challenge.findFirst({
    where: { kind: 'phone', target: number, userId, voidedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  if (!challenge) throw wrongCode(messages.codeSpent);

  const target = { kind: 'phone', target: number, userId } as const;
  await takeGuess(challenge.id, target, proof, now);
  const result = await db.$transaction(async (tx) => {
    const guess = await guessCode(challenge.id, target, code, now, tx);
    if (guess !== 'verified') return guess;
    await tx.verifiedPhone.upsert({
      where: { userId_number: { userId, number } },
      create: { userId, number, verifiedAt: now },
      update: { verifiedAt: now },
      select: { number: true },
    });
    await tx.user.update({ where: { id: userId }, data: { phone: number }, select: { id: true } });
    return guess;
  });
  if (result === 'verified') return { verified: true };
  throw wrongCode(result === 'wrong' ? messages.whatsappWrongCode : messages.codeSpent);
}

const wrongCode = (message: string) =>
  new AppError('invalid', message, { fields: { code: message } });
