import { api } from '@/lib/api/client';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import type { ProviderName } from '@/lib/payments/providers/payment-provider';

/* Paying, as the browser sees it. What it reports is never believed: the server asks the provider. */

/** What is paid for: a new ad that is a draft yet, or an ad that is there. */
export type Order = {
  extras: UpgradeKey[];
  /** Pounds. */
  amount: number;
  draftId?: string;
  adId?: string;
  /** Active ones are bought again. */
  extend?: boolean;
};

export type OpenIntent = {
  clientSecret: string;
  provider: ProviderName;
  publishableKey: string | null;
  purchaseId: string;
  amount: number;
};

type PaidIntent = { paid: true; purchaseId: string; extras: UpgradeKey[] };

export type PurchaseState =
  | 'created'
  | 'processing'
  | 'paid'
  | 'applied'
  | 'failed'
  | 'refunded'
  | 'disputed';

export type Purchase = { id: string; state: PurchaseState; extras: UpgradeKey[] };

export const isPaidIntent = (intent: OpenIntent | PaidIntent): intent is PaidIntent =>
  'paid' in intent && intent.paid === true;

export const createIntent = (order: Order, key: string) =>
  api.post<OpenIntent | PaidIntent>('/api/payment/create-payment-intent', order, {
    headers: { 'idempotency-key': key },
  });

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
