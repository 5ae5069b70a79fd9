import { refundPendingAtMost } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { recordAudit } from '@/lib/db/record-audit';
import type { ProviderRefund } from '@/lib/payments/providers/payment-provider';
import type { PurchaseRow } from '@/lib/payments/purchases/move-purchase';
import { markRefunded, undoRefunded } from './mark-refunded';
import { isLastAttempt, nextPollAt, refundFollowers } from './refund-states';

export const refundSelect = {
  id: true,
  attempt: true,
  state: true,
  providerRef: true,
  createdAt: true,
} as const satisfies Prisma.RefundSelect;

export type RefundRow = Prisma.RefundGetPayload<{ select: typeof refundSelect }>;

export const refundsOf = (tx: Db, purchaseId: string): Promise<RefundRow[]> =>
  tx.refund.findMany({
    where: { purchaseId },
    orderBy: { attempt: 'desc' },
    select: refundSelect,
  });

/** A refund that has succeeded may still fail, if the bank returns the money. */
export async function settleRefund(
  tx: Db,
  purchase: PurchaseRow,
  refund: RefundRow,
  { status, ref, failure }: Pick<ProviderRefund, 'status' | 'ref' | 'failure'>,
  cause: string,
  now: Date,
): Promise<void> {
  const { id, attempt, state } = refund;
  const isStillPending = state === 'pending' && status === 'pending';
  if (!isStillPending && !refundFollowers[state].includes(status)) return;
  const { count } = await tx.refund.updateMany({
    where: { id, state },
    data: {
      state: status,
      providerRef: ref ?? refund.providerRef,
      failure,
      updatedAt: now,
      askAt: nextPollAt(status, attempt, now),
    },
  });
  if (count === 0) return;
  if (status === 'succeeded') await markRefunded(tx, purchase, cause, now);
  if (state === 'succeeded') await undoRefunded(tx, purchase, cause, now);
  const isLate = isStillPending && refund.createdAt <= addTime(now, -refundPendingAtMost);
  if (isLate || (status === 'failed' && isLastAttempt(attempt))) {
    await leaveToOperator(tx, purchase, failure ?? status, now);
  }
}

/** Logs and audits it once; the doctor lists it until the refund succeeds. */
async function leaveToOperator(
  tx: Db,
  { id }: PurchaseRow,
  failure: string,
  now: Date,
): Promise<void> {
  const { count } = await tx.purchase.updateMany({
    where: { id, state: { not: 'refunded' }, refundDelayedAt: null },
    data: { refundDelayedAt: now },
  });
  if (count === 0) return;
  console.error(`the refund of purchase ${id} needs the operator: ${failure}`);
  await recordAudit(tx, null, 'payment.refund_delayed', { type: 'payment', id }, now, { failure });
}
