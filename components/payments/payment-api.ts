import { api } from '@/lib/api/client';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { type Pence, penceToPounds } from '@/lib/money';
import type { Card } from '@/lib/payments/providers/sandbox/cards';
import type { SandboxOutcome } from '@/lib/payments/providers/sandbox/pay-in-sandbox';
import type { PaidIntent } from '@/lib/payments/purchases/create-payment-intent';
import type { PaymentIntentReply, PurchaseReply } from '@/lib/payments/replies';

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

export const isPaidIntent = (intent: PaymentIntentReply): intent is PaidIntent =>
  'paid' in intent && intent.paid === true;

export const createIntent = ({ amountPence, ...order }: Order, key: string) =>
  api.post<PaymentIntentReply>(
    '/api/payment/create-payment-intent',
    { ...order, amount: penceToPounds(amountPence) },
    { headers: { 'idempotency-key': key } },
  );

export const getPurchase = (id: string) => api.get<PurchaseReply>(`/api/payment/purchases/${id}`);

export const confirmSandbox = (clientSecret: string, card: Card) =>
  api.post<SandboxOutcome>('/api/payment/sandbox/confirm', { clientSecret, ...card });

export const answerChallenge = (clientSecret: string, approve: boolean) =>
  api.post<SandboxOutcome>('/api/payment/sandbox/challenge', { clientSecret, approve });
