import type { Actor } from '@/lib/accounts/actor';
import { isSold } from '@/lib/ads/policy';
import { refuseFrozen } from '@/lib/ads/publishing/frozen-ads';
import { type LockedAd, lockOwnAd } from '@/lib/ads/publishing/lock-own-ad';
import type { SaleMark } from '@/lib/ads/publishing/schema';
import { categoryOf } from '@/lib/catalogue/categories';
import { conclusionOf } from '@/lib/catalogue/conclusion/conclusion';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { withdrawSale } from './withdraw-sale';

/** The page stays a week, without contact (decision 041). Undoing restores the remaining life. */
export async function setSold(
  actor: Actor,
  id: string,
  { sold, conversationId }: SaleMark,
  now: Date,
  tx: Db,
): Promise<{ sold: boolean }> {
  const ad = await lockOwnAd(actor, id, tx);
  if (!sold && !isSold(ad)) return { sold };
  if (sold) await conclude(actor, ad, conversationId, now, tx);
  else await reopen(ad, now, tx);
  await recordAudit(tx, actor.userId, sold ? 'ad.sold' : 'ad.unsold', { type: 'ad', id }, now);
  return { sold };
}

async function conclude(
  actor: Actor,
  ad: LockedAd,
  conversationId: string | undefined,
  now: Date,
  tx: Db,
): Promise<void> {
  if (ad.moderation !== 'approved') throw new AppError('conflict', siteTexts.saleWithheld);
  if (!conclusionOf(categoryOf(ad.category), {})) {
    throw new AppError('conflict', siteTexts.notForSale);
  }
  const buyerId = conversationId ? await buyerOf(ad.id, conversationId, tx) : null;
  await withdrawSale(ad, tx);
  const soldAt = isSold(ad) && ad.soldAt ? ad.soldAt : now;
  const { title } = await tx.ad.update({
    where: { id: ad.id },
    data: { isActive: false, soldAt, reservedAt: null, updatedAt: now },
    select: { title: true },
  });
  // A reviewed sale is kept, so that reactivating the ad does not allow a second review.
  const standing = isSold(ad) ? { adId: ad.id } : { adId: ad.id, buyerId };
  if ((await tx.sale.count({ where: standing })) > 0) return;
  await tx.sale.create({
    data: { adId: ad.id, title, sellerId: actor.userId, buyerId, at: soldAt },
    select: { id: true },
  });
}

async function reopen(ad: LockedAd, now: Date, tx: Db): Promise<void> {
  await refuseFrozen(ad, tx);
  await withdrawSale(ad, tx);
  await tx.ad.update({
    where: { id: ad.id },
    data: { isActive: true, soldAt: null, updatedAt: now },
    select: { id: true },
  });
}

async function buyerOf(adId: string, conversationId: string, tx: Db): Promise<string> {
  const found = await tx.conversation.findFirst({
    where: { id: conversationId, adId, buyer: { erasedAt: null } },
    select: { buyerId: true },
  });
  if (!found?.buyerId) throw notFound('This conversation');
  return found.buyerId;
}
