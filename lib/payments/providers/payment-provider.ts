import type { Pence } from '@/lib/money';

/* What the site asks of a card provider, whoever it is. */

export type ProviderName = 'stripe' | 'sandbox';

/** Money that a person was asked for, as the provider has it. */
export type Intent = {
  /** The provider's own id. */
  ref: string;
  /** Lets a browser pay it, and nobody but its buyer may have it. */
  clientSecret: string;
  /** `open`: to be paid, perhaps after an attempt that failed. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountPence: Pence;
  currency: string;
  /** As the site gave them when it asked; null when somebody else asked. */
  purchaseId: string | null;
  userId: string | null;
};

export type IntentOrder = {
  purchaseId: string;
  userId: string;
  amountPence: Pence;
  currency: string;
};

/** What a webhook says, without anything about card or person. */
export type ProviderEvent = { id: string; type: string } & (
  | { kind: 'intent'; intent: Intent }
  | { kind: 'refund'; ref: string; isFull: boolean }
  | { kind: 'dispute'; ref: string; dispute: string; outcome: 'open' | 'won' | 'lost' }
  | { kind: 'other' }
);

export type PaymentProvider = {
  /** Asking again for the same purchase gives the same intent. */
  createIntent: (order: IntentOrder, now: Date) => Promise<Intent>;
  readIntent: (ref: string) => Promise<Intent>;
  /** The intent as it is afterwards: `canceled`, or `succeeded` when the payment was quicker. */
  cancelIntent: (ref: string, now: Date) => Promise<Intent>;
  /** Gives all of the money back, once however often it is asked for. */
  refund: (ref: string, now: Date) => Promise<void>;
  /**
   * What webhooks told, or should have told, since then of payments that came, of refunds and of
   * disputes, in any order. Providers remember it for 30 days.
   */
  newsSince: (since: Date) => AsyncIterable<ProviderEvent>;
  /** Throws ForgedWebhook unless the provider itself signed these bytes a moment ago. */
  parseWebhook: (rawBody: string, headers: Headers, now: Date) => ProviderEvent;
};

/** Not signed by the provider, or too long ago. */
export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook';
}

/** Seconds for which a signature is taken as fresh, as Stripe has it. */
export const signatureLife = 300;

/** How many of a provider's answers are waited for at a time: well below what it allows a second. */
export const callsAtOnce = 4;
