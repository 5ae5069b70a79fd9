import type { Actor } from '@/lib/accounts/actor';
import { lockOwnAd, requireAdId } from '@/lib/ads/publishing/lock-own-ad';
import { db } from '@/lib/db/client';
import { journalErasure } from '@/lib/db/journal-erasure';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { lockPurchases } from '@/lib/payments/purchases/move-purchase';
import { refundForRemovedAds } from '@/lib/payments/refunds/refund-removed-ads';
import { refundUnused } from '@/lib/payments/refunds/request-refund';
import { endPromotions } from './end-promotions';
import { lockCasesOfAds } from './lock-cases-of-ads';

/** A soft delete that also ends the upgrades; purgeDeletedAds erases the row. */
export async function deleteAd(actor: Actor, id: string, now: Date): Promise<{ success: true }> {
  requireAdId(id);
  return db.$transaction(async (tx) => {
    await lockCasesOfAds(actor, tx, id);
    await lockPurchases(tx, { adId: id, ownerId: actor.userId });
    await refundForRemovedAds(tx, { id, ownerId: actor.userId }, now);
    await refundUnused(tx, { adId: id, ownerId: actor.userId }, 'ad deleted', now);
    await lockOwnAd(actor, id, tx);
    await tx.ad.update({
      where: { id },
      data: { deletedAt: now, updatedAt: now },
      select: { id: true },
    });
    await endPromotions([id], now, tx);
    await tx.draft.deleteMany({ where: { adId: id } });
    await recordAudit(tx, actor.userId, 'ad.deleted', { type: 'ad', id }, now);
    await journalErasure(tx, 'ad', id, now);
    return { success: true };
  }, transactionTimeouts);
}
