import type { Db } from '@/lib/db/client';
import { keyedHashes } from '@/lib/secrets/keys';

export const hashCard = (fingerprint: string): string[] =>
  keyedHashes('payment-card', fingerprint, 'base64url');

/** A trigger opens a case if a suspended member used the same card. */
export async function recordCard(
  tx: Db,
  userId: string,
  [hash, ...previous]: readonly string[],
  now: Date,
): Promise<void> {
  if (!hash) return;
  if (previous.length > 0) {
    await tx.$executeRaw`
      INSERT INTO "PaymentCard" ("userId", "hash", "firstUsedAt", "lastUsedAt")
      SELECT "userId", ${hash}, "firstUsedAt", "lastUsedAt" FROM "PaymentCard"
      WHERE "hash" = ANY (${previous}::text[])
      ON CONFLICT DO NOTHING`;
    await tx.paymentCard.deleteMany({ where: { hash: { in: previous } } });
  }
  await tx.paymentCard.upsert({
    where: { userId_hash: { userId, hash } },
    create: { userId, hash, firstUsedAt: now, lastUsedAt: now },
    update: { lastUsedAt: now },
    select: { userId: true },
  });
}
