import type { Pence } from '@/lib/money';

export type ProviderName = 'stripe' | 'sandbox';

export type Intent = {
  ref: string;
  /** For the browser of the buyer, and secret to everybody else. */
  clientSecret: string;
  /** `open` includes payments after a failed attempt. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountPence: Pence;
  currency: string;
  /** From the metadata; null for intents that the site did not create. */
  purchaseId: string | null;
  userId: string | null;
};

export type IntentOrder = {
  purchaseId: string;
  userId: string;
  amountPence: Pence;
  currency: string;
};

export type ProviderRefund = {
  /** Null if the provider refused to begin the refund. */
  ref: string | null;
  amountPence: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** The provider's code of the failure. */
  failure: string | null;
};

/** A webhook's content, without card or person. */
export type ProviderEvent = { id: string; type: string } & (
  | { kind: 'intent'; intent: Intent }
  /** All or part of the money was refunded; the event does not say by which refund. */
  | { kind: 'refund'; ref: string; isFull: boolean }
  | { kind: 'refund-state'; ref: string; refund: ProviderRefund }
  | { kind: 'dispute'; ref: string; dispute: string; outcome: 'open' | 'won' | 'lost' }
  /** Keyed hashes of the fingerprint of the card that paid (record-card.ts). */
  | { kind: 'card'; ref: string; hashes: string[] }
  | { kind: 'other' }
);

export type PaymentProvider = {
  /** Idempotent for each purchase. */
  createIntent: (order: IntentOrder, now: Date) => Promise<Intent>;
  readIntent: (ref: string) => Promise<Intent>;
  /** Resolves to a `canceled` intent, or to a `succeeded` one if the payment came first. */
  cancelIntent: (ref: string, now: Date) => Promise<Intent>;
  /** Refunds what is left of the money, idempotent for each key. Null if nothing is left. */
  refund: (ref: string, key: string, now: Date) => Promise<ProviderRefund | null>;
  /** Newest first. */
  listRefunds: (ref: string, now: Date) => Promise<ProviderRefund[]>;
  /**
   * Events of payments, refunds and disputes, whether or not their webhooks arrived, in any order.
   * Providers list them for 30 days.
   */
  eventsSince: (since: Date) => AsyncIterable<ProviderEvent>;
  /** Throws ForgedWebhook unless the provider signed these bytes within `signatureLife`. */
  parseWebhook: (rawBody: string, headers: Headers, now: Date) => ProviderEvent;
};

export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
}

/** Seconds, as in Stripe's libraries. */
export const signatureLife = 300;

/** Concurrent calls, well below the rate limits of providers. */
export const callsAtOnce = 4;
