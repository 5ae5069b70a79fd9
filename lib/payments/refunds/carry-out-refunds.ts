import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import {
  callsAtOnce,
  type PaymentProvider,
  type ProviderRefund,
} from '@/lib/payments/providers/payment-provider';
import { providerNamed } from '@/lib/payments/providers/provider';
import { lockPurchase } from '@/lib/payments/purchases/move-purchase';
import { isOpen } from '@/lib/payments/purchases/purchase-states';
import { followIntent } from '@/lib/payments/purchases/refresh-purchase';
import { inParallel } from '@/lib/process/in-parallel';
import { inFlight, isInFlight } from './refund-states';
import { type RefundRow, refundSelect, refundsOf, settleRefund } from './settle-refund';

const notDue = (now: Date) =>
  ({
    state: { in: [...inFlight, 'failed'] },
    OR: [{ askAt: null }, { askAt: { gt: now } }],
  }) satisfies Prisma.RefundWhereInput;

/** Calls that the provider does not answer are repeated by the next run. */
export async function carryOutRefunds(now: Date): Promise<number> {
  const rows = await db.purchase.findMany({
    where: {
      refundRequestedAt: { not: null },
      state: { in: ['created', 'processing', 'paid', 'applied', 'disputed'] },
      refunds: { none: notDue(now) },
    },
    orderBy: { refundRequestedAt: 'asc' },
    take: 500,
    select: { id: true },
  });
  const failures = await inParallel(rows, callsAtOnce, ({ id }) => carryOutRefund(id, now));
  if (failures.length > 0) throw new AggregateError(failures, 'Some refunds were not made');
  return rows.length;
}

async function carryOutRefund(id: string, now: Date): Promise<void> {
  const { providerRef, state, amountPence, ...row } = await db.purchase.findUniqueOrThrow({
    where: { id },
    select: { provider: true, providerRef: true, state: true, amountPence: true },
  });
  // The provider was never called, or its reply is still to come.
  if (!providerRef) return;
  const provider = providerNamed(row.provider);
  if (isOpen(state)) {
    const intent = await provider.cancelIntent(providerRef, now);
    const after = await followIntent(id, intent, 'the money is to go back', now);
    if (after?.state !== 'paid') return;
  }
  const refund = await takeAttempt(id, now);
  if (!refund) return;
  const payment = { purchaseId: id, providerRef, amountPence };
  const said = await refundOrPoll(provider, payment, refund, now);
  await db.$transaction(async (tx) => {
    const locked = await lockPurchase(tx, id);
    if (!locked) return;
    await settleRefund(tx, locked, refund, said, `refund: ${locked.refundReason}`, now);
  }, transactionTimeouts);
}

const takeAttempt = (purchaseId: string, now: Date): Promise<RefundRow | null> =>
  db.$transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase?.refundRequestedAt) return null;
    const [last] = await refundsOf(tx, purchaseId);
    if (last && isInFlight(last.state)) return last;
    // Disputed money is not refunded.
    const isThere = purchase.state === 'paid' || purchase.state === 'applied';
    if (!isThere || last?.state === 'succeeded') return null;
    const attempt = (last?.attempt ?? 0) + 1;
    const times = { createdAt: now, updatedAt: now, askAt: now };
    return tx.refund.create({ data: { purchaseId, attempt, ...times }, select: refundSelect });
  }, transactionTimeouts);

type Payment = { purchaseId: string; providerRef: string; amountPence: number };

/**
 * A repeated request has the same key, so that nothing is refunded twice. Each attempt has a new
 * key, because providers repeat a refusal for the same key.
 */
async function refundOrPoll(
  provider: PaymentProvider,
  { purchaseId, providerRef, amountPence }: Payment,
  { attempt, state, providerRef: refundRef }: RefundRow,
  now: Date,
): Promise<ProviderRefund> {
  if (state === 'requested') {
    const said = await provider.refund(providerRef, `refund-${purchaseId}-${attempt}`, now);
    if (said) return said;
  }
  const all = await provider.listRefunds(providerRef, now);
  return all.find(({ ref }) => ref === refundRef) ?? combineRefunds(all, amountPence);
}

/** One refund of the whole amount, which may be refunded in parts. */
function combineRefunds(all: ProviderRefund[], amountPence: number): ProviderRefund {
  const sumOf = (...statuses: ProviderRefund['status'][]) =>
    all.reduce((sum, each) => sum + (statuses.includes(each.status) ? each.amountPence : 0), 0);
  const ref = all[0]?.ref ?? null;
  if (sumOf('succeeded') >= amountPence) {
    return { ref, amountPence, status: 'succeeded', failure: null };
  }
  if (sumOf('succeeded', 'pending') >= amountPence) {
    return { ref, amountPence, status: 'pending', failure: null };
  }
  return { ref: null, amountPence, status: 'failed', failure: 'not given back in full' };
}
