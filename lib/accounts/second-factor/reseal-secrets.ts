import { db } from '@/lib/db/client';
import { sealSecret, unsealSecret } from './sealed-secret';

/** Seals with the current key what was sealed with AUTH_SECRET_PREVIOUS. Returns how many. */
export async function resealSecrets(): Promise<number> {
  const rows = await db.secondFactor.findMany({ select: { userId: true, sealedSecret: true } });
  let count = 0;
  for (const { userId, sealedSecret } of rows) {
    const fresh = sealSecret(unsealSecret(sealedSecret, userId), userId);
    // Matches nothing if the member has set up a new secret meanwhile.
    const changed = await db.secondFactor.updateMany({
      where: { userId, sealedSecret },
      data: { sealedSecret: fresh },
    });
    count += changed.count;
  }
  return count;
}
