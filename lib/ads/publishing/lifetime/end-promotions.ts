import type { Db } from '@/lib/db/client';

/** Upgrades that have not begun are deleted. */
export async function endPromotions(adIds: string[], now: Date, tx: Db): Promise<void> {
  const adId = { in: adIds };
  await tx.promotion.updateMany({
    where: { adId, startsAt: { lt: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    data: { endsAt: now },
  });
  await tx.promotion.deleteMany({ where: { adId, startsAt: { gte: now } } });
}
