import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import { db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import { lockPurchase } from '@/lib/payments/purchases/move-purchase';
import { markRefunded } from './mark-refunded';

/** For a refund paid outside the provider. Throws `conflict` if the refund is not delayed. */
export async function settleRefundByHand(
  staff: Staff,
  id: string,
  note: string,
  now: Date,
): Promise<{ success: true }> {
  if (!isUuid(id)) throw notFound('This payment');
  return db.$transaction(async (tx) => {
    await boundLockWaits(tx);
    const purchase = await lockPurchase(tx, id);
    if (!purchase) throw notFound('This payment');
    const delayed = await tx.purchase.count({ where: { id, refundDelayedAt: { not: null } } });
    if (delayed === 0 || purchase.state === 'refunded') {
      throw new AppError('conflict', siteTexts.refundNotDelayed);
    }
    await markRefunded(tx, purchase, 'settled by hand', now);
    await recordAudit(tx, staff.userId, 'payment.refund_settled', { type: 'payment', id }, now, {
      note,
    });
    return { success: true };
  }, transactionTimeouts);
}
