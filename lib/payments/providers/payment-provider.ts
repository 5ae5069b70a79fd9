import type { Pence } from '@/lib/money';

export type ProviderName = 'stripe' | 'sandbox';

export type Intent = {
  ref: string;
  /** For the buyer's browser, secret to everybody else. */
  clientSecret: string;
  /** `open` includes payments after a failed attempt. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountPence: Pence;
  currency: string;
  /** From the metadata; null for payments that the site did not create. */
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
  /** Null if the provider refused to start the refund. */
  ref: string | null;
  amountPence: number;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
};

/** The content of a webhook, without card and personal data. */
export type ProviderEvent = { id: string; type: string } & (
  | { kind: 'intent'; intent: Intent }
  /** Money was refunded, in part or in full; the event does not say by which refund. */
  | { kind: 'refund'; ref: string; isFull: boolean }
  | { kind: 'refund-state'; ref: string; refund: ProviderRefund }
  | { kind: 'dispute'; ref: string; dispute: string; outcome: 'open' | 'won' | 'lost' }
  /** Keyed hashes of the card's fingerprint (record-card.ts). */
  | { kind: 'card'; ref: string; hashes: string[] }
  | { kind: 'other' }
);

export type PaymentProvider = {
  /** Idempotent per purchase. */
  createIntent: (order: IntentOrder, now: Date) => Promise<Intent>;
  readIntent: (ref: string) => Promise<Intent>;
  /** Resolves to a `canceled` intent, or to a `succeeded` one if the payment came first. */
  cancelIntent: (ref: string, now: Date) => Promise<Intent>;
  /** Refunds the remaining amount, idempotent per key. Null if nothing is left. */
  refund: (ref: string, key: string, now: Date) => Promise<ProviderRefund | null>;
  listRefunds: (ref: string, now: Date) => Promise<ProviderRefund[]>;
  /** In any order, with or without a webhook. */
  eventsSince: (since: Date) => AsyncIterable<ProviderEvent>;
  /** Throws ForgedWebhook unless the provider signed these bytes within `signatureLife`. */
  parseWebhook: (rawBody: string, headers: Headers, now: Date) => ProviderEvent;
};

export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
}

/** Seconds, as in Stripe's libraries. */
export const signatureLife = 300;

/** Concurrent calls, well below the providers' rate limits. */
export const callsAtOnce = 4;
