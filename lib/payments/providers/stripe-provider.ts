import Stripe from 'stripe';
import type { StripeSettings } from '@/lib/payments/payment-settings';
import { ForgedWebhook, type PaymentProvider, signatureLife } from './payment-provider';
import { missedEventTypes, toEvent, toIntent, toRefund } from './stripe-events';

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
        // Paid or cancelled in the meantime.
        if (!isCode(error, 'payment_intent_unexpected_state')) throw error;
        return readIntent(ref);
      }
    },

    refund: async (ref, idempotencyKey) => {
      try {
        return toRefund(await stripe.refunds.create({ payment_intent: ref }, { idempotencyKey }));
      } catch (error) {
        if (isCode(error, 'charge_already_refunded')) return null;
        if (!isStored(error)) throw error;
        const failure = error.code ?? error.type;
        return { ref: null, amountPence: 0, status: 'failed', failure };
      }
    },

    listRefunds: async (ref) => {
      const { data } = await stripe.refunds.list({ payment_intent: ref, limit: 100 });
      return data.map(toRefund);
    },

    eventsSince: async function* (since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const event of stripe.events.list({
        types: missedEventTypes,
        created,
        limit: 100,
      })) {
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

const isCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code;

/** Stripe repeats this reply for the same idempotency key; only a new key helps. */
const isStored = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeAPIError;
