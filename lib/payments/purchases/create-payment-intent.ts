import type { Actor } from '@/lib/accounts/actor';
import { hashContent } from '@/lib/accounts/idempotency';
import { quoteLife } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { isUpgradeKey, type UpgradeKey } from '@/lib/catalogue/upgrades';
import { addTime } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import type { Pence } from '@/lib/money';
import { askProvider } from '@/lib/payments/providers/ask-provider';
import type { Intent, ProviderName } from '@/lib/payments/providers/payment-provider';
import { providerNamed, publishableKeyOf } from '@/lib/payments/providers/provider';
import type { NewPayment } from '@/lib/payments/schema';
import { throwRecorded } from '@/lib/payments/throw-recorded';
import { type CheckoutPurchase, findOrCreate } from './find-or-create';
import type { PurchaseRow } from './move-purchase';
import { isOpen } from './purchase-states';
import { type Quote, quote } from './quote';
import { followIntent } from './refresh-purchase';

export type OpenIntent = {
  clientSecret: string;
  provider: ProviderName;
  publishableKey: string | null;
  purchaseId: string;
  amountPence: Pence;
};

export type PaidIntent = { paid: true; purchaseId: string; extras: UpgradeKey[] };

export type PaymentIntent = OpenIntent | PaidIntent;

/** Searches again if the open payment it finds turns out to be over. */
const rounds = 4;

/** Returns the open or paid payment for the same draft or ad, or creates one. Audits refusals. */
export async function createPaymentIntent(
  actor: Actor,
  input: NewPayment,
  now: Date,
  options: { idempotencyKey?: string | undefined } = {},
): Promise<PaymentIntent> {
  const order = await quote(actor, input, now).catch((error) => refuse(actor, input, error, now));
  const request = {
    keys: options.idempotencyKey ? [`payment:${options.idempotencyKey}`] : [],
    hashes: hashContent('create-payment-intent', input),
    keyUsed: siteTexts.paymentKeyUsed,
  };
  for (let round = 0; round < rounds; round += 1) {
    const purchase = await findOrCreate(actor, order, request, now);
    if (!isOpen(purchase.state)) return paid(purchase);
    const intent = await openIntent(purchase, order, now);
    if (intent) return toOpenIntent(purchase, intent);
  }
  throw new AppError('conflict', siteTexts.paymentInProgress);
}

const paid = ({ id, extras }: CheckoutPurchase): PaidIntent => ({
  paid: true,
  purchaseId: id,
  extras: extras.filter(isUpgradeKey),
});

const toOpenIntent = ({ id, provider }: CheckoutPurchase, intent: Intent): OpenIntent => ({
  clientSecret: intent.clientSecret,
  provider,
  publishableKey: publishableKeyOf(provider),
  purchaseId: id,
  amountPence: intent.amountPence,
});

/** Undefined if the open purchase can no longer be paid as requested. */
async function openIntent(
  purchase: CheckoutPurchase,
  order: Quote,
  now: Date,
): Promise<Intent | undefined> {
  const { id, ownerId, providerRef, amountPence, currency } = purchase;
  const provider = providerNamed(purchase.provider);
  // Without a reference the first call may have been lost; createIntent is idempotent.
  const intent = await askProvider(() =>
    providerRef
      ? provider.readIntent(providerRef)
      : provider.createIntent({ purchaseId: id, userId: ownerId, amountPence, currency }, now),
  );
  const after = await followIntent(id, intent, 'asked at checkout', now);
  if (!after || !isOpen(after.state) || intent.status !== 'open') return undefined;
  if (isAsOrdered(after, order, now)) return intent;
  const closed = await askProvider(() => provider.cancelIntent(intent.ref, now));
  await followIntent(id, closed, 'replaced by another choice', now);
  return undefined;
}

const isAsOrdered = (purchase: PurchaseRow, order: Quote, now: Date) =>
  purchase.refundRequestedAt === null &&
  purchase.provider === order.provider &&
  purchase.amountPence === order.amountPence &&
  purchase.extras.length === order.extras.length &&
  order.extras.every((key) => purchase.extras.includes(key)) &&
  purchase.createdAt > addTime(now, -quoteLife);

const refuse = (actor: Actor, input: NewPayment, error: unknown, now: Date) => {
  const { amountPence, extras = null, draftId, adId } = input;
  const data = { amountPence, extras };
  return throwRecorded(error, actor, draftId ?? adId ?? actor.userId, now, data);
};
