import type { Actor } from '@/lib/accounts/actor';
import { becomeNewest } from '@/lib/ads/become-newest';
import { refuseFrozen } from '@/lib/ads/publishing/frozen-ads';
import { lockOwnAd } from '@/lib/ads/publishing/lock-own-ad';
import { withdrawSale } from '@/lib/ads/publishing/sale/withdraw-sale';
import { db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';

/** The expiry stays the same. Throws `not_found`, `conflict`. */
export async function toggleAd(
  actor: Actor,
  id: string,
  now: Date,
): Promise<{ isActive: boolean }> {
  return db.$transaction(async (tx) => {
    const ad = await lockOwnAd(actor, id, tx);
    const isActive = !ad.isActive;
    if (isActive) await refuseFrozen(ad, tx);
    await tx.ad.update({
      where: { id },
      data: { isActive, soldAt: null, ...becomeNewest(ad, 'enabling', now), updatedAt: now },
      select: { id: true },
    });
    await withdrawSale(ad, tx);
    const action = isActive ? 'ad.enabled' : 'ad.disabled';
    await recordAudit(tx, actor.userId, action, { type: 'ad', id }, now);
    return { isActive };
  });
}
