import type { Db } from '@/lib/db/client';

/** Ends the upgrades of these ads; those that had not begun are as if they had never been. */
export async function endPromotions(adIds: string[], now: Date, tx: Db): Promise<void> {
  const adId = { in: adIds };
  await tx.promotion.updateMany({
    where: { adId, startsAt: { lt: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    data: { endsAt: now },
  });
  await tx.promotion.deleteMany({ where: { adId, startsAt: { gte: now } } });
}
