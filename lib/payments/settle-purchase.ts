import type { Db } from '@/lib/db/client';
import { sendMail } from '@/lib/notifications/send-mail';
import { movePurchase, type PurchaseRow } from './move-purchase';
import type { Intent } from './payment-provider';
import { receiptMail } from './receipt';
import { recordPaymentAudit } from './record-payment-audit';

const nextStates = { processing: 'processing', succeeded: 'paid', canceled: 'failed' } as const;

/**
 * Brings a locked purchase to where the provider says its money is. Returns false, changes nothing
 * and writes it down for audit when amount, currency, owner or reference are not those of the
 * purchase.
 */
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
    await recordPaymentAudit(tx, null, 'payment.mismatch', purchase.id, now, data);
    return false;
  }
  if (purchase.providerRef === null) {
    await tx.purchase.update({
      where: { id: purchase.id },
      data: { providerRef: intent.ref },
      select: { id: true },
    });
    purchase.providerRef = intent.ref;
  }
  if (intent.status !== 'open') {
    await moveWithMail(tx, purchase, nextStates[intent.status], cause, now);
  }
  return true;
}

/** The receipt leaves with the transition, so that it leaves once. */
async function moveWithMail(
  tx: Db,
  purchase: PurchaseRow,
  state: (typeof nextStates)[keyof typeof nextStates],
  cause: string,
  now: Date,
): Promise<void> {
  const moved = await movePurchase(tx, purchase, state, cause, now);
  if (!moved || state !== 'paid') return;
  const { email } = await tx.user.findUniqueOrThrow({
    where: { id: purchase.ownerId },
    select: { email: true },
  });
  const data = receiptMail(purchase);
  await sendMail({ to: email, template: 'payment-receipt', data, now }, tx);
}

/** Which facts of an intent are not those of the purchase. */
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
