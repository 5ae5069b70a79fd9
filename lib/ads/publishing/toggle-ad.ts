import type { Actor } from '@/lib/accounts/actor';
import { becomeNewest } from '@/lib/ads/become-newest';
import { db } from '@/lib/db/client';
import { lockOwnAd } from './lock-own-ad';
import { recordAudit } from './record-audit';
import { withdrawSale } from './withdraw-sale';

/** The expiry stays the same. Throws `not_found`. */
export async function toggleAd(
  actor: Actor,
  id: string,
  now: Date,
): Promise<{ isActive: boolean }> {
  return db.$transaction(async (tx) => {
    const ad = await lockOwnAd(actor, id, tx);
    const isActive = !ad.isActive;
    await tx.ad.update({
      where: { id },
      data: { isActive, soldAt: null, ...becomeNewest(ad, 'enabling', now), updatedAt: now },
      select: { id: true },
    });
    await withdrawSale(ad, tx);
    await recordAudit(tx, actor, isActive ? 'ad.enabled' : 'ad.disabled', id, now);
    return { isActive };
  });
}
