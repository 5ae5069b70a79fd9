import Stripe from 'stripe';
import type { StripeSettings } from '@/lib/payments/payment-settings';
import {
  ForgedWebhook,
  type Intent,
  type PaymentProvider,
  type ProviderEvent,
  signatureLife,
} from './payment-provider';

/** A client of Stripe's API, for the site and for the doctor. */
export function stripeClient(settings: StripeSettings, timeout = 10_000): Stripe {
  const { hostname, port, protocol } = new URL(settings.apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(settings.secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Card payments by Stripe's PaymentIntents. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings);
  const readIntent = async (ref: string) => toIntent(await stripe.paymentIntents.retrieve(ref));
  return {
    createIntent: async ({ purchaseId, userId, amountPence, currency }) => {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountPence,
          currency,
          allowed_payment_method_types: ['card'],
          metadata: { purchaseId, userId },
        },
        { idempotencyKey: `intent-${purchaseId}` },
      );
      return toIntent(intent);
    },

    readIntent,

    cancelIntent: async (ref) => {
      try {
        return toIntent(await stripe.paymentIntents.cancel(ref));
      } catch (error) {
        // It can no longer be cancelled: it was paid or cancelled in the meantime.
        if (!isCode(error, 'payment_intent_unexpected_state')) throw error;
        return readIntent(ref);
      }
    },

    refund: async (ref) => {
      try {
        await stripe.refunds.create({ payment_intent: ref }, { idempotencyKey: `refund-${ref}` });
      } catch (error) {
        if (!isCode(error, 'charge_already_refunded')) throw error;
      }
    },

    newsSince: async function* (since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const event of stripe.events.list({ types: newsTypes, created, limit: 100 })) {
        yield toEvent(event);
      }
    },

    parseWebhook: (rawBody, headers, now) => {
      const signature = headers.get('stripe-signature') ?? '';
      try {
        const { webhooks } = stripe;
        const secret = settings.webhookSecret;
        return toEvent(
          webhooks.constructEvent(
            rawBody,
            signature,
            secret,
            signatureLife,
            undefined,
            now.getTime(),
          ),
        );
      } catch (cause) {
        throw new ForgedWebhook('The signature is not right.', { cause });
      }
    },
  };
}

/** Of a payment that is open the site asks by itself. */
const newsTypes = [
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
];

const isCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code;

const statuses: Partial<Record<Stripe.PaymentIntent.Status, Intent['status']>> = {
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

function toIntent(intent: Stripe.PaymentIntent): Intent {
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

const idOf = (reference: string | { id: string } | null | undefined) =>
  (typeof reference === 'string' ? reference : reference?.id) ?? '';

function toEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
      return { id, type, kind: 'intent', intent: toIntent(event.data.object) };
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
