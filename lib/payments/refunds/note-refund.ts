import type { Db } from '@/lib/db/client';
import type { ProviderRefund } from '@/lib/payments/providers/payment-provider';
import type { PurchaseRow } from '@/lib/payments/purchases/move-purchase';
import { markPaid } from '@/lib/payments/purchases/settle-purchase';
import { inFlight, isInFlight } from './refund-states';
import { requestRefund } from './request-refund';
import { type RefundRow, refundSelect, refundsOf, settleRefund } from './settle-refund';

/* Records refunds reported by a provider, whether or not the site requested them. */

const refundable = ['paid', 'applied', 'disputed'] as const;

/** Ignores partial refunds. */
export async function noteRefund(
  tx: Db,
  purchase: PurchaseRow,
  said: ProviderRefund,
  cause: string,
  now: Date,
): Promise<void> {
  const rows = await refundsOf(tx, purchase.id);
  const known = rows.find(({ providerRef }) => providerRef !== null && providerRef === said.ref);
  if (!known && said.amountPence < purchase.amountPence) return;
  await markPaid(tx, purchase, cause, now);
  const row =
    known ?? withoutReference(rows, said) ?? (await begin(tx, purchase, rows, 'requested', now));
  await settleRefund(tx, purchase, row, said, cause, now);
}

/** Prefers an attempt without a reply to an old one without a reference. */
function withoutReference(rows: RefundRow[], { status }: ProviderRefund): RefundRow | undefined {
  const unnamed = rows.filter(({ providerRef }) => providerRef === null);
  return (
    unnamed.find(({ state }) => isInFlight(state)) ??
    (status === 'failed' ? unnamed.find(({ state }) => state === 'succeeded') : undefined)
  );
}

/** The next reconciliation checks whether the money arrives. */
export async function noteFullRefund(
  tx: Db,
  purchase: PurchaseRow,
  cause: string,
  now: Date,
): Promise<void> {
  await markPaid(tx, purchase, cause, now);
  if (purchase.state === 'refunded') return;
  const { count } = await tx.refund.updateMany({
    where: { purchaseId: purchase.id, state: { in: [...inFlight] } },
    data: { askAt: now },
  });
  if (count > 0) return;
  await begin(tx, purchase, await refundsOf(tx, purchase.id), 'pending', now);
}

async function begin(
  tx: Db,
  purchase: PurchaseRow,
  rows: RefundRow[],
  state: 'requested' | 'pending',
  now: Date,
): Promise<RefundRow> {
  await requestRefund(tx, purchase, refundable, 'by the provider', now);
  const attempt = (rows[0]?.attempt ?? 0) + 1;
  const times = { createdAt: now, updatedAt: now, askAt: now };
  return tx.refund.create({
    data: { purchaseId: purchase.id, attempt, state, ...times },
    select: refundSelect,
  });
}
