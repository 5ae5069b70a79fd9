import { db } from '@/lib/db/client';
import { sealSecret, unsealSecret } from './sealed-secret';

/** Returns how many were resealed, and the members whose secret no configured key opens. */
export async function resealSecrets(): Promise<{ count: number; unreadable: string[] }> {
  const rows = await db.secondFactor.findMany({
    select: { userId: true, sealedSecret: true },
    orderBy: { userId: 'asc' },
  });
  let count = 0;
  const unreadable: string[] = [];
  for (const { userId, sealedSecret } of rows) {
    const secret = unsealSecret(sealedSecret, userId);
    if (secret === undefined) {
      unreadable.push(userId);
      continue;
    }
    // Matches nothing if the member has set up a new secret meanwhile.
    const changed = await db.secondFactor.updateMany({
      where: { userId, sealedSecret },
      data: { sealedSecret: sealSecret(secret, userId) },
    });
    count += changed.count;
  }
  return { count, unreadable };
}
