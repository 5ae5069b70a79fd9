import { categories } from '@/lib/catalogue/categories';
import { env, isDemo } from '@/lib/env';
import type { ProviderName } from './providers/payment-provider';

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl: string;
};

type Values = Partial<ReturnType<typeof env>>;

export function stripeSettings(values: Values = env()): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } =
    values;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL ?? 'https://api.stripe.com',
  };
}

const defaultChoice = () => (stripeSettings() ? 'stripe' : isDemo() ? 'sandbox' : 'none');

export type PaymentCategory = { isAdult: boolean; groupSlug?: string };

/** Null if the category sells no upgrades. */
export function providerFor({ isAdult, groupSlug = '' }: PaymentCategory): ProviderName | null {
  const { PAYMENTS, PAYMENTS_ADULT, PAYMENTS_BY_GROUP } = env();
  const general = PAYMENTS_BY_GROUP[groupSlug] ?? PAYMENTS ?? defaultChoice();
  const choice = isAdult ? (PAYMENTS_ADULT ?? general) : general;
  return choice === 'none' ? null : choice;
}

export const isSandboxUsed = () =>
  [{ isAdult: false }, ...categories].some((category) => providerFor(category) === 'sandbox');
