import { type Db, db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { isUuid } from '@/lib/is-uuid';
import { payments } from '@/lib/metrics/metrics';
import {
  lockPurchase,
  movePurchase,
  type PurchaseRow,
} from '@/lib/payments/purchases/move-purchase';
import { markPaid, settlePurchase } from '@/lib/payments/purchases/settle-purchase';
import { endUpgrades, resumeUpgrades } from '@/lib/payments/purchases/upgrade-rows';
import { recordCard } from '@/lib/payments/record-card';
import { markRefunded } from '@/lib/payments/refunds/mark-refunded';
import { noteFullRefund, noteRefund } from '@/lib/payments/refunds/note-refund';
import type { ProviderEvent, ProviderName } from './payment-provider';

type Source = 'webhook' | 'event list';

/** Applies an event once, in any order. Returns false if the payment does not fit the purchase. */
export const applyEvent = (
  provider: ProviderName,
  event: ProviderEvent,
  source: Source,
  now: Date,
): Promise<boolean> =>
  db.$transaction((tx) => applyOnce(tx, provider, event, source, now), transactionTimeouts);

/** Stores and applies the event in one transaction, so that a failed one is retried. */
async function applyOnce(
  tx: Db,
  provider: ProviderName,
  event: ProviderEvent,
  source: Source,
  now: Date,
): Promise<boolean> {
  const { id: eventId, type, ...rest } = event;
  const payload =
    'intent' in rest ? { ...rest, intent: { ...rest.intent, clientSecret: '' } } : rest;
  const { count } = await tx.paymentEvent.createMany({
    data: [{ provider, eventId, type, payload, receivedAt: now, processedAt: now }],
    skipDuplicates: true,
  });
  if (count === 0 || event.kind === 'other') return true;
  const purchase = await purchaseOf(tx, provider, event);
  // Another system may use the same provider account.
  if (!purchase) return true;
  if (event.type === 'payment_intent.payment_failed') payments.inc({ result: 'declined' });
  return apply(tx, purchase, event, `${source} ${event.type}`, now);
}

async function purchaseOf(tx: Db, provider: string, event: ProviderEvent) {
  const ref = event.kind === 'intent' ? event.intent.ref : 'ref' in event ? event.ref : '';
  const named = event.kind === 'intent' ? event.intent.purchaseId : null;
  const found = await tx.purchase.findFirst({
    where: { provider, OR: [{ providerRef: ref }, ...(isUuid(named) ? [{ id: named }] : [])] },
    select: { id: true },
  });
  return found && lockPurchase(tx, found.id);
}

async function apply(
  tx: Db,
  purchase: PurchaseRow,
  event: ProviderEvent,
  cause: string,
  now: Date,
): Promise<boolean> {
  switch (event.kind) {
    case 'intent':
      return settlePurchase(tx, purchase, event.intent, cause, now);
    case 'card':
      await recordCard(tx, purchase.ownerId, event.hashes, now);
      return true;
    case 'refund':
      if (event.isFull) await noteFullRefund(tx, purchase, cause, now);
      else {
        const subject = { type: 'payment', id: purchase.id } as const;
        await recordAudit(tx, null, 'payment.partly_refunded', subject, now);
      }
      return true;
    case 'refund-state':
      await noteRefund(tx, purchase, event.refund, cause, now);
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
  if (outcome === 'lost') return markRefunded(tx, purchase, cause, now);
  if (outcome === 'won') {
    const before = purchase.appliedAt ? 'applied' : 'paid';
    const isBack =
      purchase.state === 'disputed' && (await movePurchase(tx, purchase, before, cause, now));
    if (isBack && before === 'applied') await resumeUpgrades(tx, purchase, now);
    return;
  }
  // The end of a dispute may arrive before its beginning.
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
  // Only paid money can be disputed, so the payment's event is still to come.
  await markPaid(tx, purchase, cause, now);
  if (await movePurchase(tx, purchase, 'disputed', cause, now)) {
    await endUpgrades(tx, purchase, 'dispute', now);
  }
}
