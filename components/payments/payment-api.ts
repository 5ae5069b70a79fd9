import { api } from '@/lib/api/client';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { type Pence, penceToPounds } from '@/lib/money';
import type { PaidIntent } from '@/lib/payments/purchases/create-payment-intent';
import type { PaymentIntentReply } from '@/lib/payments/replies';

/* The server never trusts the browser's word and asks the provider. */

/** For a draft, or for a published ad. */
export type Order = {
  extras: UpgradeKey[];
  amountPence: Pence;
  draftId?: string;
  adId?: string;
  /** Also buys upgrades that are already active. */
  extend?: boolean;
};

export type PurchaseState =
  | 'created'
  | 'processing'
  | 'paid'
  | 'applied'
  | 'failed'
  | 'refunded'
  | 'disputed';

export type Purchase = { id: string; state: PurchaseState; extras: UpgradeKey[] };

export const isPaidIntent = (intent: PaymentIntentReply): intent is PaidIntent =>
  'paid' in intent && intent.paid === true;

export const createIntent = ({ amountPence, ...order }: Order, key: string) =>
  api.post<PaymentIntentReply>(
    '/api/payment/create-payment-intent',
    { ...order, amount: penceToPounds(amountPence) },
    { headers: { 'idempotency-key': key } },
  );

export const getPurchase = (id: string) => api.get<Purchase>(`/api/payment/purchases/${id}`);

export type Card = { number: string; expiry: string; cvc: string };
export type SandboxAnswer = {
  status: 'succeeded' | 'requires_action' | 'failed';
  message?: string;
};

export const confirmSandbox = (clientSecret: string, card: Card) =>
  api.post<SandboxAnswer>('/api/payment/sandbox/confirm', { clientSecret, ...card });

export const answerChallenge = (clientSecret: string, approve: boolean) =>
  api.post<SandboxAnswer>('/api/payment/sandbox/challenge', { clientSecret, approve });
