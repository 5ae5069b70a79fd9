import { siteTexts } from '@/lib/catalogue/site-texts';
import { takeGuess } from './code-limits';
import { guessCode, wrongCode } from './codes';

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
  throw wrongCode(result === 'wrong' ? siteTexts.invalidCode : siteTexts.codeSpent);
}
