import type { Actor } from '@/lib/accounts/actor';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import type { Db } from '@/lib/db/client';
import { lockOpenCases } from '@/lib/db/open-case';

/** The open cases of the member's ads, or of one of them: a trigger closes those of ads that are deleted. */
export async function lockCasesOfAds({ userId }: Actor, tx: Db, id?: string): Promise<void> {
  await boundLockWaits(tx);
  const ads = await tx.ad.findMany({
    where: { ownerId: userId, deletedAt: null, ...(id !== undefined && { id }) },
    select: { id: true },
  });
  await lockOpenCases(
    tx,
    'ad',
    ads.map((ad) => ad.id),
  );
}
