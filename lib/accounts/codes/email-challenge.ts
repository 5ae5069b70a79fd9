import { db } from '@/lib/db/client';
import { isUuid } from '@/lib/is-uuid';

export type EmailChallenge = { email: string; createdAt: Date; isVerified: boolean };

export async function getEmailChallenge(
  challengeId: string | undefined,
  now: Date,
): Promise<EmailChallenge | null> {
  if (!isUuid(challengeId)) return null;
  const challenge = await db.challenge.findFirst({
    where: { id: challengeId, kind: 'email', usedAt: null, voidedAt: null, expiresAt: { gt: now } },
    select: { target: true, createdAt: true, verifiedAt: true },
  });
  return (
    challenge && {
      email: challenge.target,
      createdAt: challenge.createdAt,
      isVerified: challenge.verifiedAt !== null,
    }
  );
}
