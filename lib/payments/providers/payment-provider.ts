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

/** Money on its way back to a card, as the provider has it. */
export type ProviderRefund = {
  /** The provider's own id; null: it refused to begin one. */
  ref: string | null;
  amountPence: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** Why it failed, in a word of the provider's. */
  failure: string | null;
};

/** What a webhook says, without anything about card or person. */
export type ProviderEvent = { id: string; type: string } & (
  | { kind: 'intent'; intent: Intent }
  /** Money went back in part or whole; by which refund, and whether it arrives, is not said. */
  | { kind: 'refund'; ref: string; isFull: boolean }
  /** Where one refund stands. */
  | { kind: 'refund-state'; ref: string; refund: ProviderRefund }
  | { kind: 'dispute'; ref: string; dispute: string; outcome: 'open' | 'won' | 'lost' }
  | { kind: 'other' }
);

export type PaymentProvider = {
  /** Asking again for the same purchase gives the same intent. */
  createIntent: (order: IntentOrder, now: Date) => Promise<Intent>;
  readIntent: (ref: string) => Promise<Intent>;
  /** The intent as it is afterwards: `canceled`, or `succeeded` when the payment was quicker. */
  cancelIntent: (ref: string, now: Date) => Promise<Intent>;
  /**
   * Begins to give back all of the money that was not given back before. Asked again under the same
   * key it gives the same answer, a refusal too. Null: there is nothing left to give back.
   */
  refund: (ref: string, key: string, now: Date) => Promise<ProviderRefund | null>;
  /** All refunds of a payment as they stand now, the newest first. */
  listRefunds: (ref: string, now: Date) => Promise<ProviderRefund[]>;
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
