import { batchFor, undoFor } from '@/lib/catalogue/limits';
import { removingActions } from '@/lib/catalogue/moderation-rules';
import { addTime } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import type { PurchaseState } from '@/lib/db/generated/enums';
import { lockPurchase, type PurchaseRow } from '@/lib/payments/purchases/move-purchase';
import { endUpgrades } from '@/lib/payments/purchases/upgrade-rows';
import { requestRefund } from './request-refund';

/**
 * Not while the removal can be undone. Call before locking the ads, in the same transaction: it locks all
 * purchases before any ad.
 */
export async function refundForRemovedAds(
  tx: Db,
  ads: { id?: string | { in: string[] }; ownerId?: string },
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
    select: { id: true, state: true, adId: true },
  });
  const undoable = await undoableRemovals(
    tx,
    rows.flatMap(({ adId }) => adId ?? []),
    now,
  );
  const locked: { purchase: PurchaseRow; state: PurchaseState }[] = [];
  for (const { id, state, adId } of rows) {
    if (adId && undoable.has(adId)) continue;
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

/** The ads among these. The end of a batch moves the time from which its decisions can be undone. */
async function undoableRemovals(tx: Db, adIds: string[], now: Date): Promise<Set<string>> {
  const decisions = await tx.decision.findMany({
    where: {
      targetType: 'ad',
      targetId: { in: adIds },
      action: { in: [...removingActions] },
      at: { gt: addTime(now, -(undoFor + batchFor)) },
      undoneAt: null,
      completedAt: null,
    },
    select: { targetId: true },
  });
  return new Set(decisions.map(({ targetId }) => targetId));
}
