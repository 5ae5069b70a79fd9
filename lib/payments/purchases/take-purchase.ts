import type { Actor } from '@/lib/accounts/actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { type PaymentTarget, waitingPurchases, whereWaiting } from '@/lib/payments/queries';
import { throwRecorded } from '@/lib/payments/throw-recorded';
import { lockPurchases, movePurchase, oldestFirst, type PurchaseRow } from './move-purchase';
import { isOpen } from './purchase-states';
import { refreshPurchase } from './refresh-purchase';
import { grantUpgrades } from './upgrade-rows';

/** Call before the transaction that needs the payment: buyers may be faster than webhooks. */
export async function pollPayments(
  actor: Actor,
  target: PaymentTarget,
  extras: UpgradeKey[],
  now: Date,
): Promise<void> {
  if (extras.length === 0) return;
  const waiting = await waitingPurchases(actor, target);
  if (waiting.some(({ state }) => state === 'paid')) return;
  for (const { id, state } of waiting) {
    if (isOpen(state)) await refreshPurchase(id, 'asked at publishing', now);
  }
}

/** Grants all upgrades of the purchase, whatever the form says. Null if none is needed. */
export async function takePaidPurchase(
  actor: Actor,
  target: PaymentTarget,
  extras: UpgradeKey[],
  tx: Db,
): Promise<PurchaseRow | null> {
  const isLoose = target.draftId === null && target.adId === null;
  if (isLoose && extras.length === 0) return null;
  const waiting = await lockPurchases(tx, whereWaiting(actor, target));
  for (const purchase of waiting.toSorted(oldestFirst)) {
    if (purchase.state !== 'paid' || purchase.refundRequestedAt) continue;
    // A purchase without a draft fits only a form with exactly its upgrades.
    if (isLoose && !isSameSet(purchase.extras, extras)) continue;
    if (extras.every((key) => purchase.extras.includes(key))) return purchase;
    throw unpaid();
  }
  if (extras.length > 0) throw unpaid();
  return null;
}

export function refuseUnpaid(
  error: unknown,
  actor: Actor,
  { draftId, adId }: PaymentTarget,
  extras: UpgradeKey[],
  now: Date,
): Promise<never> {
  if (!(error instanceof AppError) || error.code !== 'payment_required') throw error;
  return throwRecorded(error, actor, adId ?? draftId ?? actor.userId, now, { extras });
}

const isSameSet = (bought: string[], wanted: string[]) =>
  bought.length === wanted.length && bought.every((key) => wanted.includes(key));

const unpaid = () =>
  new AppError('payment_required', siteTexts.paymentNeeded, {
    fields: { extras: siteTexts.paymentNeeded },
  });

/** Throws `payment_required` unless the purchase is paid and unused. */
export async function applyPurchase(
  tx: Db,
  purchase: PurchaseRow,
  adId: string,
  now: Date,
): Promise<void> {
  const { count } = await tx.purchase.updateMany({
    where: { id: purchase.id, state: 'paid', refundRequestedAt: null },
    data: { adId },
  });
  if (count === 0 || !(await movePurchase(tx, purchase, 'applied', 'published', now))) {
    throw unpaid();
  }
  purchase.adId = adId;
  await grantUpgrades(tx, purchase, adId, now);
}
