import { batchFor, undoFor } from '@/lib/catalogue/limits';
import { removingActions } from '@/lib/catalogue/moderation-rules';
import { addTime } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { lockPurchases } from '@/lib/payments/purchases/move-purchase';
import { endUpgrades } from '@/lib/payments/purchases/upgrade-rows';
import { inParallel } from '@/lib/process/in-parallel';
import { requestRefund } from './request-refund';

const batch = 1000;

const whereRefundable = (ads: Prisma.AdWhereInput, now: Date) =>
  ({
    ad: { ...ads, moderation: 'removed' },
    refundRequestedAt: null,
    OR: [
      { state: { in: ['created', 'processing', 'paid'] } },
      {
        state: 'applied',
        promotions: {
          some: { OR: [{ endsAt: null }, { endsAt: { gt: now } }, { pausedAt: { not: null } }] },
        },
      },
    ],
  }) satisfies Prisma.PurchaseWhereInput;

/** Each ad in a transaction of its own. Continues after failures and throws at the end. */
export async function refundAllRemovedAds(now: Date): Promise<void> {
  const rows = await db.purchase.findMany({
    where: whereRefundable({}, now),
    orderBy: { id: 'asc' },
    take: batch,
    select: { adId: true },
  });
  const ids = [...new Set(rows.flatMap(({ adId }) => adId ?? []))];
  const failures = await inParallel(ids, 1, (id) =>
    db.$transaction((tx) => refundForRemovedAds(tx, { id }, now), transactionTimeouts),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'Some ads were not refunded');
}

/**
 * Not while the removal can be undone. Call before locking the ads, in the same transaction: it locks all
 * purchases before any ad.
 */
export async function refundForRemovedAds(
  tx: Db,
  ads: { id?: string | { in: string[] }; ownerId?: string },
  now: Date,
): Promise<number> {
  const rows = await tx.purchase.findMany({
    where: whereRefundable(ads, now),
    select: { id: true, state: true, adId: true },
  });
  const undoable = await undoableRemovals(
    tx,
    rows.flatMap(({ adId }) => adId ?? []),
    now,
  );
  const due = rows.filter(({ adId }) => adId !== null && !undoable.has(adId));
  const states = new Map(due.map(({ id, state }) => [id, state]));
  let requested = 0;
  for (const purchase of await lockPurchases(tx, { id: { in: [...states.keys()] } })) {
    const { id, state } = purchase;
    if (state !== states.get(id)) continue;
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
