import { stripeSettings } from '@/lib/payments/payment-settings';
import type { PaymentProvider, ProviderName } from './payment-provider';
import { sandboxProvider } from './sandbox/sandbox-provider';
import { stripeProvider } from './stripe-provider';

let cached: { key: string; provider: PaymentProvider } | undefined;

/** Independent of the configuration, since purchases outlive its changes. */
export function providerNamed(name: string): PaymentProvider {
  if (name === 'sandbox') return sandboxProvider;
  const settings = stripeSettings();
  if (!settings) throw new Error('Stripe is not configured, but a purchase was made with it');
  const key = Object.values(settings).join('\0');
  if (cached?.key !== key) cached = { key, provider: stripeProvider(settings) };
  return cached.provider;
}

export const publishableKeyOf = (name: ProviderName) =>
  name === 'stripe' ? (stripeSettings()?.publishableKey ?? null) : null;
