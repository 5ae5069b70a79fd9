import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { lockPurchases, type PurchaseRow } from './move-purchase';
import { endUpgrades, resumeUpgrades } from './upgrade-rows';

/* Upgrades pause while an ad is held or removed by a moderator. */

export const lockPurchasesOfAd = (tx: Db, adId: string): Promise<PurchaseRow[]> =>
  lockPurchasesOfAds(tx, [adId]);

/** Locks all, so that none is applied until the ads are locked. Returns the applied ones. */
export async function lockPurchasesOfAds(tx: Db, adIds: readonly string[]): Promise<PurchaseRow[]> {
  const purchases = await lockPurchases(tx, { adId: { in: [...adIds] } });
  return purchases.filter(({ state }) => state === 'applied');
}

export async function holdUpgrades(tx: Db, purchases: PurchaseRow[], now: Date): Promise<void> {
  const running = { OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  for (const purchase of await withUpgrades(tx, purchases, running)) {
    await endUpgrades(tx, purchase, 'hold', now);
  }
}

export async function releaseUpgrades(tx: Db, purchases: PurchaseRow[], now: Date): Promise<void> {
  for (const purchase of await withUpgrades(tx, purchases, { pausedAt: { not: null } })) {
    await resumeUpgrades(tx, purchase, now);
  }
}

/** An agency may have hundreds of purchases, few of which have upgrades in this state. */
async function withUpgrades(
  tx: Db,
  purchases: PurchaseRow[],
  where: Prisma.PromotionWhereInput,
): Promise<PurchaseRow[]> {
  if (purchases.length === 0) return [];
  const rows = await tx.promotion.findMany({
    where: { ...where, purchaseId: { in: purchases.map(({ id }) => id) } },
    distinct: ['purchaseId'],
    select: { purchaseId: true },
  });
  const ids = new Set(rows.map(({ purchaseId }) => purchaseId));
  return purchases.filter(({ id }) => ids.has(id));
}
