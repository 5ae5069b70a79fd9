import { type Db, db } from '@/lib/db/client';
import { patience } from '@/lib/db/patience';
import { inParallel } from '@/lib/in-parallel';
import { formatPence } from '@/lib/money';
import { sendMail } from '@/lib/notifications/send-mail';
import { callsAtOnce } from '@/lib/payments/providers/payment-provider';
import { providerNamed } from '@/lib/payments/providers/provider';
import {
  lockPurchase,
  movePurchase,
  type PurchaseRow,
} from '@/lib/payments/purchases/move-purchase';
import { isOpen } from '@/lib/payments/purchases/purchase-states';
import { followIntent } from '@/lib/payments/purchases/refresh-purchase';
import { markPaid } from '@/lib/payments/purchases/settle-purchase';
import { endUpgrades } from '@/lib/payments/purchases/upgrade-rows';
import { refundReasons } from './request-refund';

/** Gives back what was decided to be given back. One that fails is tried again the next time. */
export async function carryOutRefunds(now: Date): Promise<number> {
  const rows = await db.purchase.findMany({
    where: {
      refundRequestedAt: { not: null },
      state: { in: ['created', 'processing', 'paid', 'applied'] },
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
  const { provider, providerRef, state } = await db.purchase.findUniqueOrThrow({
    where: { id },
    select: { provider: true, providerRef: true, state: true },
  });
  // The provider was never reached, or its answer is on its way.
  if (!providerRef) return;
  const cards = providerNamed(provider);
  if (isOpen(state)) {
    const intent = await cards.cancelIntent(providerRef, now);
    const after = await followIntent(id, intent, 'the money is to go back', now);
    if (after?.state !== 'paid') return;
  }
  await cards.refund(providerRef, now);
  await db.$transaction(async (tx) => {
    const locked = await lockPurchase(tx, id);
    if (locked) await markRefunded(tx, locked, `refund: ${locked.refundReason}`, now);
  }, patience);
}

/** The provider has given the money back, asked by the site or not. Its upgrades end. */
export async function refundedByProvider(
  tx: Db,
  purchase: PurchaseRow,
  cause: string,
  now: Date,
): Promise<void> {
  // What is given back was paid: the news of it is still on its way.
  await markPaid(tx, purchase, cause, now);
  await markRefunded(tx, purchase, cause, now);
}

async function markRefunded(
  tx: Db,
  purchase: PurchaseRow,
  cause: string,
  now: Date,
): Promise<void> {
  if (!(await movePurchase(tx, purchase, 'refunded', cause, now))) return;
  await endUpgrades(tx, purchase, 'refund', now);
  const { email, erasedAt } = await tx.user.findUniqueOrThrow({
    where: { id: purchase.ownerId },
    select: { email: true, erasedAt: true },
  });
  // Whoever deleted the account has no address any more.
  if (erasedAt) return;
  const known = Object.entries(refundReasons).find(([key]) => key === purchase.refundReason);
  const data = {
    purchaseId: purchase.id,
    total: formatPence(purchase.amountPence),
    reason: known?.[1] ?? refundReasons['by the provider'],
  };
  await sendMail({ to: email, template: 'payment-refunded', data, now }, tx);
}
