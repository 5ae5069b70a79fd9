import type { Db } from '@/lib/db/client';
import { lockPurchase, type PurchaseRow } from './move-purchase';
import { endUpgrades, resumeUpgrades } from './upgrade-rows';

/* Upgrades pause while an ad is held or removed by a moderator. */

/** Call before locking the ad: webhooks lock in this order. */
export async function lockPurchasesOfAd(tx: Db, adId: string): Promise<PurchaseRow[]> {
  const rows = await tx.purchase.findMany({
    where: { adId, state: 'applied' },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const locked: PurchaseRow[] = [];
  for (const { id } of rows) {
    const purchase = await lockPurchase(tx, id);
    if (purchase?.state === 'applied') locked.push(purchase);
  }
  return locked;
}

export async function holdUpgrades(tx: Db, purchases: PurchaseRow[], now: Date): Promise<void> {
  for (const purchase of purchases) await endUpgrades(tx, purchase, 'hold', now);
}

export async function releaseUpgrades(tx: Db, purchases: PurchaseRow[], now: Date): Promise<void> {
  for (const purchase of purchases) await resumeUpgrades(tx, purchase, now);
}
