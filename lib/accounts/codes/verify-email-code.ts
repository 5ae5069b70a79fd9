import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import { takeGuess } from './code-limits';
import { guessCode } from './codes';

export async function verifyEmailCode(
  { email, code }: { email: string; code: string },
  challengeId: string | undefined,
  now: Date,
  proof?: string,
): Promise<{ verified: true }> {
  const target = { kind: 'email', target: email, userId: null } as const;
  if (challengeId) await takeGuess(challengeId, target, proof, now);
  const result = challengeId ? await guessCode(challengeId, target, code, now) : 'spent';
  if (result === 'verified') return { verified: true };
  const message = result === 'wrong' ? siteTexts.invalidCode : siteTexts.codeSpent;
  throw new AppError('invalid', message, { fields: { code: message } });
}
