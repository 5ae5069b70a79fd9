import type { Db } from '@/lib/db/client';
import { formatPence } from '@/lib/money';
import { sendMail } from '@/lib/notifications/send-mail';
import { mailAddressOf } from '@/lib/payments/mail-address';
import { movePurchase, type PurchaseRow } from '@/lib/payments/purchases/move-purchase';
import { markPaid } from '@/lib/payments/purchases/settle-purchase';
import { endUpgrades } from '@/lib/payments/purchases/upgrade-rows';
import { isByPerson, refundReasons, requestRefund } from './request-refund';

export async function markRefunded(
  tx: Db,
  purchase: PurchaseRow,
  cause: string,
  now: Date,
): Promise<void> {
  // Refunded money was paid, so the payment's event is still to come.
  await markPaid(tx, purchase, cause, now);
  if (!(await movePurchase(tx, purchase, 'refunded', cause, now))) return;
  await endUpgrades(tx, purchase, 'refund', now);
  const { refundReason, refundRequestedAt } = purchase;
  const to = await mailAddressOf(tx, purchase, isByPerson(refundReason) ? refundRequestedAt : null);
  if (!to) return;
  const known = Object.entries(refundReasons).find(([key]) => key === refundReason);
  const reason = known?.[1] ?? refundReasons['by the provider'];
  await sendMail(
    { to, template: 'payment-refunded', data: { ...mailOf(purchase), reason }, now },
    tx,
  );
}

/** The bank returned the money: refund it again. Upgrades stay ended and the purchase unusable. */
export async function undoRefunded(
  tx: Db,
  purchase: PurchaseRow,
  cause: string,
  now: Date,
): Promise<void> {
  if (purchase.state !== 'refunded') return;
  const before = purchase.appliedAt ? 'applied' : 'paid';
  if (!(await movePurchase(tx, purchase, before, cause, now))) return;
  await requestRefund(tx, purchase, [before], 'by the provider', now);
  const to = await mailAddressOf(tx, purchase);
  if (to)
    await sendMail({ to, template: 'payment-refund-returned', data: mailOf(purchase), now }, tx);
}

const mailOf = ({ id, amountPence }: PurchaseRow) => ({
  purchaseId: id,
  total: formatPence(amountPence),
});
