import type { Db } from '@/lib/db/client';
import { lockPurchase } from '@/lib/payments/purchases/move-purchase';
import { endUpgrades } from '@/lib/payments/purchases/upgrade-rows';
import { requestRefund } from './request-refund';

/**
 * Refunds unused, running and waiting purchases for ads that moderators removed. Call it in the transaction
 * of the removal or deletion, before locking the ads. Returns the number of purchases.
 */
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
  let requested = 0;
  for (const { id, state } of rows) {
    const purchase = await lockPurchase(tx, id);
    if (!purchase || !(await requestRefund(tx, purchase, [state], 'ad removed', now))) continue;
    await endUpgrades(tx, purchase, 'refund', now);
    requested += 1;
  }
  return requested;
}
