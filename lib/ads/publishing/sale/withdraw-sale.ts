import type { LockedAd } from '@/lib/ads/publishing/lock-own-ad';
import type { Db } from '@/lib/db/client';

/** Forgets the sale of an ad that comes back, unless somebody has reviewed it. */
export async function withdrawSale(ad: Pick<LockedAd, 'id' | 'soldAt'>, tx: Db): Promise<void> {
  if (ad.soldAt) await tx.sale.deleteMany({ where: { adId: ad.id, reviews: { none: {} } } });
}
