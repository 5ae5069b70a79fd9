import { messages } from '@/lib/catalogue/messages';
import { hour } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { patience } from '@/lib/db/patience';
import { AppError } from '@/lib/errors';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { lockPurchase, movePurchase, type PurchaseRow } from './move-purchase';
import { ForgedWebhook, type ProviderEvent, type ProviderName } from './payment-provider';
import { isSandboxUsed, stripeSettings } from './payment-settings';
import { providerNamed } from './provider';
import { recordPaymentAudit } from './record-payment-audit';
import { refundedByProvider } from './refunds';
import { sandboxHeader } from './sandbox/signature';
import { markPaid, settlePurchase } from './settle-purchase';
import { endUpgrades, resumeUpgrades } from './upgrade-rows';

/** Refused ones are written down; no more than so many for one address. */
const refusals = { name: 'refused-webhooks', max: 60, window: hour };

type Webhook = { rawBody: string; headers: Headers; address: string };

/**
 * Takes a provider's event: signed by it, a moment ago, each once however often and in whatever
 * order they come. Throws `invalid` for what is forged or stale, and when a payment is not the one
 * that was asked for; nothing is changed by those.
 */
export async function receiveWebhook(webhook: Webhook, now: Date): Promise<{ received: true }> {
  const provider = senderOf(webhook.headers);
  const event = await read(provider, webhook, now);
  const isRight = await db.$transaction((tx) => applyOnce(tx, provider, event, now), patience);
  if (!isRight) throw new AppError('invalid', messages.webhookDiffers);
  return { received: true };
}

function senderOf(headers: Headers): ProviderName | undefined {
  if (headers.has('stripe-signature') && stripeSettings()) return 'stripe';
  return headers.has(sandboxHeader) && isSandboxUsed() ? 'sandbox' : undefined;
}

async function read(
  provider: ProviderName | undefined,
  { rawBody, headers, address }: Webhook,
  now: Date,
): Promise<ProviderEvent> {
  try {
    if (!provider) throw new ForgedWebhook('No provider of this site signs like this.');
    return providerNamed(provider).parseWebhook(rawBody, headers, now);
  } catch (error) {
    if (!(error instanceof ForgedWebhook)) throw error;
    await takeFromLimit(refusals, address, now);
    const data = { reason: error.message };
    await recordPaymentAudit(db, null, 'payment.webhook_refused', provider ?? 'unknown', now, data);
    throw new AppError('invalid', messages.webhookRefused, { cause: error });
  }
}

/** Stored and applied together: what fails is not remembered, so that the provider's next try counts. */
async function applyOnce(
  tx: Db,
  provider: ProviderName | undefined,
  event: ProviderEvent,
  now: Date,
): Promise<boolean> {
  if (!provider) return true;
  const { id: eventId, type, ...rest } = event;
  const payload =
    'intent' in rest ? { ...rest, intent: { ...rest.intent, clientSecret: '' } } : rest;
  const { count } = await tx.paymentEvent.createMany({
    data: [{ provider, eventId, type, payload, receivedAt: now, processedAt: now }],
    skipDuplicates: true,
  });
  if (count === 0 || event.kind === 'other') return true;
  const purchase = await purchaseOf(tx, provider, event);
  // Another system may share the account at the provider.
  if (!purchase) return true;
  return apply(tx, purchase, event, now);
}

async function purchaseOf(tx: Db, provider: string, event: ProviderEvent) {
  const ref = event.kind === 'intent' ? event.intent.ref : 'ref' in event ? event.ref : '';
  const named = event.kind === 'intent' ? event.intent.purchaseId : null;
  const isId = named !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(named);
  const found = await tx.purchase.findFirst({
    where: { provider, OR: [{ providerRef: ref }, ...(isId ? [{ id: named }] : [])] },
    select: { id: true },
  });
  return found && lockPurchase(tx, found.id);
}

async function apply(
  tx: Db,
  purchase: PurchaseRow,
  event: ProviderEvent,
  now: Date,
): Promise<boolean> {
  const cause = `webhook ${event.type}`;
  switch (event.kind) {
    case 'intent':
      return settlePurchase(tx, purchase, event.intent, cause, now);
    case 'refund':
      if (event.isFull) await refundedByProvider(tx, purchase, cause, now);
      else await recordPaymentAudit(tx, null, 'payment.partly_refunded', purchase.id, now);
      return true;
    case 'dispute':
      await applyDispute(tx, purchase, event, cause, now);
      return true;
    case 'other':
      return true;
  }
}

async function applyDispute(
  tx: Db,
  purchase: PurchaseRow,
  { dispute, ref, outcome }: Extract<ProviderEvent, { kind: 'dispute' }>,
  cause: string,
  now: Date,
): Promise<void> {
  if (outcome === 'lost') return refundedByProvider(tx, purchase, cause, now);
  if (outcome === 'won') {
    const before = purchase.appliedAt ? 'applied' : 'paid';
    const isBack =
      purchase.state === 'disputed' && (await movePurchase(tx, purchase, before, cause, now));
    if (isBack && before === 'applied') await resumeUpgrades(tx, purchase, now);
    return;
  }
  // Its end may have overtaken its beginning.
  const isOver = await tx.paymentEvent.count({
    where: {
      provider: purchase.provider,
      AND: [
        { payload: { path: ['dispute'], equals: dispute } },
        { payload: { path: ['ref'], equals: ref } },
        { payload: { path: ['outcome'], not: 'open' } },
      ],
    },
  });
  if (isOver > 0) return;
  // There is no dispute about money that was not paid: the news of it is still on its way.
  await markPaid(tx, purchase, cause, now);
  if (await movePurchase(tx, purchase, 'disputed', cause, now)) {
    await endUpgrades(tx, purchase, 'dispute', now);
  }
}
