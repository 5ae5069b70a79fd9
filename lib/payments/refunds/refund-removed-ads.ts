import type { Db } from '@/lib/db/client';
import type { PurchaseState } from '@/lib/db/generated/enums';
import { lockPurchase, type PurchaseRow } from '@/lib/payments/purchases/move-purchase';
import { endUpgrades } from '@/lib/payments/purchases/upgrade-rows';
import { requestRefund } from './request-refund';

/** Call before locking the ads, in the same transaction: it locks all purchases before any ad. */
export async function refundForRemovedAds(
  tx: Db,
  ads: { id?: string; ownerId?: string },
  now: Date,
): Promise<number> {
  const running = {
    some: { OR: [{ endsAt: null }, { endsAt: { gt: now } }, { pausedAt: { not: null } }] },
  };
  const rows = await tx.purchase.findMany({
    where: {
      ad: { ...ads, moderation: 'removed' },
      refundRequestedAt: null,
      OR: [
        { state: { in: ['created', 'processing', 'paid'] } },
        { state: 'applied', promotions: running },
      ],
    },
    orderBy: { id: 'asc' },
    select: { id: true, state: true },
  });
  const locked: { purchase: PurchaseRow; state: PurchaseState }[] = [];
  for (const { id, state } of rows) {
    const purchase = await lockPurchase(tx, id);
    if (purchase) locked.push({ purchase, state });
  }
  let requested = 0;
  for (const { purchase, state } of locked) {
    if (!(await requestRefund(tx, purchase, [state], 'ad removed', now))) continue;
    await endUpgrades(tx, purchase, 'refund', now);
    requested += 1;
  }
  return requested;
}
