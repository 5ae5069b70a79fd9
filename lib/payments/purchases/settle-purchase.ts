import type { Db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { payments } from '@/lib/metrics/metrics';
import { sendMail } from '@/lib/notifications/send-mail';
import { mailAddressOf } from '@/lib/payments/mail-address';
import type { Intent } from '@/lib/payments/providers/payment-provider';
import { receiptMail } from '@/lib/payments/receipt';
import { movePurchase, type PurchaseRow } from './move-purchase';

/** Returns false and audits why if amount, currency, owner or reference differ. */
export async function settlePurchase(
  tx: Db,
  purchase: PurchaseRow,
  intent: Intent,
  cause: string,
  now: Date,
): Promise<boolean> {
  const differing = differences(purchase, intent);
  if (differing.length > 0) {
    const data = { ref: intent.ref, differing };
    const subject = { type: 'payment', id: purchase.id } as const;
    await recordAudit(tx, null, 'payment.mismatch', subject, now, data);
    return false;
  }
  if (purchase.providerRef === null) {
    await tx.purchase.update({
      where: { id: purchase.id, providerRef: null },
      data: { providerRef: intent.ref },
      select: { id: true },
    });
    purchase.providerRef = intent.ref;
  }
  if (intent.status === 'succeeded') await markPaid(tx, purchase, cause, now);
  if (intent.status === 'processing') await movePurchase(tx, purchase, 'processing', cause, now);
  if (intent.status === 'canceled') await movePurchase(tx, purchase, 'failed', cause, now);
  return true;
}

/** Does nothing if the purchase was ever paid, so that the receipt is sent once. */
export async function markPaid(
  tx: Db,
  purchase: PurchaseRow,
  cause: string,
  now: Date,
): Promise<void> {
  if (purchase.paidAt || !(await movePurchase(tx, purchase, 'paid', cause, now))) return;
  payments.inc({ result: 'paid' });
  const to = await mailAddressOf(tx, purchase);
  if (!to) return;
  const data = await receiptMail(tx, purchase);
  await sendMail({ to, template: 'payment-receipt', data, now }, tx);
}

function differences(purchase: PurchaseRow, intent: Intent): string[] {
  const isSame = {
    amount: intent.amountPence === purchase.amountPence,
    currency: intent.currency === purchase.currency,
    owner: intent.userId === purchase.ownerId,
    purchase: intent.purchaseId === purchase.id,
    ref: purchase.providerRef === null || intent.ref === purchase.providerRef,
  };
  return Object.entries(isSame).flatMap(([name, same]) => (same ? [] : [name]));
}
