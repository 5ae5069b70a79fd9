import type Stripe from 'stripe';
import { hashCard } from '@/lib/payments/record-card';
import type { Intent, ProviderEvent, ProviderRefund } from './payment-provider';

/** Events that are read in case their webhooks were lost. Open payments are polled separately. */
export const missedEventTypes: Stripe.EventListParams['types'] = [
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.succeeded',
];

const statuses: Partial<Record<Stripe.PaymentIntent.Status, Intent['status']>> = {
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

export function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    ref: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statuses[intent.status] ?? 'open',
    amountPence: intent.amount,
    currency: intent.currency,
    purchaseId: intent.metadata.purchaseId ?? null,
    userId: intent.metadata.userId ?? null,
  };
}

export function toRefund({ id, amount, status, failure_reason }: Stripe.Refund): ProviderRefund {
  const isFailed = status === 'failed' || status === 'canceled';
  return {
    ref: id,
    amountPence: amount,
    status: status === 'succeeded' ? 'succeeded' : isFailed ? 'failed' : 'pending',
    failure: isFailed ? (failure_reason ?? status) : null,
  };
}

const idOf = (reference: string | { id: string } | null | undefined) =>
  (typeof reference === 'string' ? reference : reference?.id) ?? '';

export function toEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
      return { id, type, kind: 'intent', intent: toIntent(event.data.object) };
    case 'charge.succeeded': {
      const { payment_intent, payment_method_details } = event.data.object;
      const fingerprint = payment_method_details?.card?.fingerprint;
      if (!fingerprint) return { id, type, kind: 'other' };
      return { id, type, kind: 'card', ref: idOf(payment_intent), hashes: hashCard(fingerprint) };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        id,
        type,
        kind: 'refund',
        ref: idOf(charge.payment_intent),
        isFull: charge.refunded,
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = event.data.object;
      const ref = idOf(refund.payment_intent);
      return { id, type, kind: 'refund-state', ref, refund: toRefund(refund) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated': {
      const { id: dispute, status, payment_intent } = event.data.object;
      const isWon = status === 'won' || status === 'warning_closed' || status === 'prevented';
      const outcome = isWon ? 'won' : status === 'lost' ? 'lost' : 'open';
      return { id, type, kind: 'dispute', ref: idOf(payment_intent), dispute, outcome };
    }
    default:
      return { id, type, kind: 'other' };
  }
}
