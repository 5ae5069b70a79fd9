import { unpublishedRefundAfter } from '@/lib/catalogue/limits';
import { day } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import type { PurchaseState } from '@/lib/db/generated/enums';
import { recordAudit } from '@/lib/db/record-audit';
import { lockPurchases, type PurchaseRow } from '@/lib/payments/purchases/move-purchase';

/** Shown to the buyer. */
export const refundReasons = {
  duplicate: 'It was paid twice.',
  unpublished: `The ad was not published within ${unpublishedRefundAfter / day} days.`,
  'draft deleted': 'The draft was deleted.',
  'not used': 'The ad was published without these upgrades.',
  'ad deleted': 'The ad was deleted before the upgrades began.',
  'account deleted': 'The account was deleted.',
  'ad removed': 'The ad was removed by our moderators.',
  'by the provider': 'The payment was reversed by the card provider.',
} as const;

export type RefundReason = keyof typeof refundReasons;

const byJobOrProvider: readonly string[] = [
  'duplicate',
  'unpublished',
  'by the provider',
] satisfies RefundReason[];

/** Whether a member or moderator caused the refund, rather than a job or the provider. */
export const isByPerson = (reason: string | null): boolean =>
  reason !== null && !byJobOrProvider.includes(reason);

/** Returns false in other states or if decided before. carryOutRefunds calls the provider later. */
export async function requestRefund(
  tx: Db,
  purchase: PurchaseRow,
  from: readonly PurchaseState[],
  reason: RefundReason,
  now: Date,
): Promise<boolean> {
  const change = { refundRequestedAt: now, refundReason: reason };
  const { count } = await tx.purchase.updateMany({
    where: { id: purchase.id, state: { in: [...from] }, refundRequestedAt: null },
    data: { ...change, updatedAt: now },
  });
  if (count === 0) return false;
  Object.assign(purchase, change);
  const subject = { type: 'payment', id: purchase.id } as const;
  await recordAudit(tx, null, 'payment.refund_requested', subject, now, { reason });
  return true;
}

export async function requestRefunds(
  tx: Db,
  ids: string[],
  from: readonly PurchaseState[],
  reason: RefundReason,
  now: Date,
): Promise<number> {
  let requested = 0;
  for (const purchase of await lockPurchases(tx, { id: { in: ids } })) {
    if (await requestRefund(tx, purchase, from, reason, now)) requested += 1;
  }
  return requested;
}

/** Refunds purchases whose draft, ad or member is gone, and their late payments. */
export async function refundUnused(
  tx: Db,
  target:
    | { draftId: string; ownerId?: string }
    | { adId: string; ownerId?: string }
    | { ownerId: string },
  reason: RefundReason,
  now: Date,
): Promise<number> {
  const rows = await tx.purchase.findMany({
    where: { ...target, state: { in: [...unused] }, refundRequestedAt: null },
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  return requestRefunds(tx, ids, unused, reason, now);
}

// Includes failed ones, so that a late payment is refunded.
const unused = ['created', 'processing', 'failed', 'paid'] as const;
