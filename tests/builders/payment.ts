import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { totalPence, type UpgradeKey } from '@/lib/catalogue/upgrades';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import type { ProviderRefund } from '@/lib/payments/providers/payment-provider';
import { receiveWebhook } from '@/lib/payments/providers/receive-webhook';
import { deliverSandboxEvent } from '@/lib/payments/providers/sandbox/deliver-event';
import { confirmSandboxPayment } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import { settleSandboxRefunds } from '@/lib/payments/providers/sandbox/sandbox-refunds';
import { sandboxHeader, signSandboxEvent } from '@/lib/payments/providers/sandbox/signature';
import { createPaymentIntent } from '@/lib/payments/purchases/create-payment-intent';
import { type Body, parseAdForm, validAdForm } from './ad';

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

export type Target = { draftId?: string; adId?: string; extend?: boolean };

export const order = (extras: UpgradeKey[], target: Target = {}) => ({
  amountPence: totalPence(extras),
  extras,
  ...target,
});

export const createReadyDraft = (owner: Actor, now: Date, form: Body = {}) =>
  createDraft(owner, { form: validAdForm('goods', form), step: 5 }, now);

export async function openPayment(owner: Actor, extras: UpgradeKey[], target: Target, now: Date) {
  const intent = await createPaymentIntent(owner, order(extras, target), now);
  if ('paid' in intent) throw new Error('It is paid already');
  return intent;
}

/** Pays with a valid card, without webhooks. Returns the purchase's id. */
export async function payUnnoticed(
  owner: Actor,
  extras: UpgradeKey[],
  target: Target,
  now: Date,
  card = goodCard,
): Promise<string> {
  const { clientSecret, purchaseId } = await openPayment(owner, extras, target, now);
  await confirmSandboxPayment(owner, { clientSecret, ...card }, now);
  return purchaseId;
}

export async function pay(owner: Actor, extras: UpgradeKey[], target: Target, now: Date) {
  const purchaseId = await payUnnoticed(owner, extras, target, now);
  await deliverEvents(now);
  return purchaseId;
}

export const paidForm = (extras: UpgradeKey[], draftId: string | null, now: Date) => {
  const chosen = Object.fromEntries(extras.map((key) => [key, true]));
  const body = { extras: chosen, draftId, websiteUrl: 'https://example.co.uk' };
  return parseAdForm(validAdForm('goods', body), now);
};

export async function publishPaidAd(owner: Actor, extras: UpgradeKey[], now: Date) {
  const { id: draftId } = await createReadyDraft(owner, now);
  const id = await pay(owner, extras, { draftId }, now);
  const ad = await publishAd(owner, paidForm(extras, draftId, now), now);
  return { id, adId: ad._id };
}

export async function deliverEvents(now: Date): Promise<void> {
  await settleSandboxRefunds(now);
  const events = await db.sandboxEvent.findMany({
    where: { deliveredAt: null },
    orderBy: { deliverAt: 'asc' },
    select: { id: true },
  });
  for (const event of events) {
    await deliverSandboxEvent(event, now, async (rawBody) => {
      await sendEvent(rawBody, now);
    });
  }
}

export const sendEvent = (event: string | object, now: Date, signed = now) => {
  const rawBody = typeof event === 'string' ? event : JSON.stringify(event);
  const headers = new Headers({ [sandboxHeader]: signSandboxEvent(rawBody, signed) });
  return receiveWebhook({ rawBody, headers, address: randomUUID() }, now);
};

export async function purchaseRow(id: string) {
  const row = await db.purchase.findUniqueOrThrow({
    where: { id },
    include: {
      events: { orderBy: { id: 'asc' } },
      promotions: true,
      refunds: { orderBy: { attempt: 'asc' } },
    },
  });
  return { ...row, history: row.events.map(({ toState }) => toState) };
}

export async function intentEvent(purchaseId: string, changes: object = {}, type = 'test') {
  const { providerRef, amountPence, currency, ownerId } = await purchaseRow(purchaseId);
  const intent = {
    ref: providerRef,
    clientSecret: 'x',
    status: 'succeeded',
    amountPence,
    currency,
    purchaseId,
    userId: ownerId,
    ...changes,
  };
  return { id: `evt_${randomUUID()}`, type, kind: 'intent', intent };
}

export async function refundEvent(purchaseId: string, isFull = true) {
  if (isFull) return refundStateEvent(purchaseId, 'succeeded');
  const { providerRef: ref } = await purchaseRow(purchaseId);
  return { id: `evt_${randomUUID()}`, type: 'charge.refunded', kind: 'refund', ref, isFull };
}

export async function refundStateEvent(
  purchaseId: string,
  status: ProviderRefund['status'],
  refundRef = `re_${purchaseId}`,
) {
  const { providerRef: ref, amountPence } = await purchaseRow(purchaseId);
  const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
  const failure = status === 'failed' ? 'expired_or_canceled_card' : null;
  const refund = { ref: refundRef, amountPence, status, failure };
  return { id: `evt_${randomUUID()}`, type, kind: 'refund-state', ref, refund };
}

export async function disputeEvent(
  purchaseId: string,
  outcome: 'open' | 'won' | 'lost',
  dispute = 'dp_1',
) {
  const { providerRef: ref } = await purchaseRow(purchaseId);
  const type = outcome === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed';
  return { id: `evt_${randomUUID()}`, type, kind: 'dispute', ref, dispute, outcome };
}
