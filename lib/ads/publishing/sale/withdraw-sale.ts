import type { LockedAd } from '@/lib/ads/publishing/lock-own-ad';
import type { Db } from '@/lib/db/client';

/** Deletes the sale of a reactivated ad, unless somebody has reviewed it. */
export async function withdrawSale(ad: Pick<LockedAd, 'id' | 'soldAt'>, tx: Db): Promise<void> {
  if (ad.soldAt) await tx.sale.deleteMany({ where: { adId: ad.id, reviews: { none: {} } } });
}
