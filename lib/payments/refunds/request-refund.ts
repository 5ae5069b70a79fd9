import type { Db } from '@/lib/db/client';
import type { PurchaseState } from '@/lib/db/generated/enums';
import { lockPurchase, type PurchaseRow } from '@/lib/payments/purchases/move-purchase';
import { recordPaymentAudit } from '@/lib/payments/record-payment-audit';

/** Why the site gives money back, in words for the buyer. */
export const refundReasons = {
  duplicate: 'It was paid twice.',
  unpublished: 'The ad was not published within 7 days.',
  'draft deleted': 'The draft was deleted.',
  'not used': 'The ad was published without these upgrades.',
  'ad deleted': 'The ad was deleted before the upgrades began.',
  'account deleted': 'The account was deleted.',
  'ad removed': 'The ad was removed by our moderators.',
  'by the provider': 'The payment was reversed by the card provider.',
} as const;

export type RefundReason = keyof typeof refundReasons;

/**
 * Decides that the money of a purchase goes back while it is in one of the states that the decision
 * was made about: from now on nothing is published with it. Returns false when it is in another by
 * now, or when that was decided before. One that is still open is cancelled instead, unless the
 * payment is quicker. carryOutRefunds asks the provider, which must not happen within a transaction.
 */
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
  await recordPaymentAudit(tx, null, 'payment.refund_requested', purchase.id, now, { reason });
  return true;
}

/** Decides on the refund of each of these purchases that is still in one of the states. */
export async function requestRefunds(
  tx: Db,
  ids: string[],
  from: readonly PurchaseState[],
  reason: RefundReason,
  now: Date,
): Promise<number> {
  let requested = 0;
  for (const id of ids.toSorted()) {
    const purchase = await lockPurchase(tx, id);
    if (purchase && (await requestRefund(tx, purchase, from, reason, now))) requested += 1;
  }
  return requested;
}

/** What is paid for a draft, an ad or by a member, now or later, and cannot be used any more goes back. */
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

// Of what failed too, should its money come after all.
const unused = ['created', 'processing', 'failed', 'paid'] as const;
