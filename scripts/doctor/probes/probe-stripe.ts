import type { Env } from '@/lib/env.ts';
import { stripeSettings } from '@/lib/payments/payment-settings.ts';
import { stripeClient } from '@/lib/payments/providers/stripe-provider.ts';
import { failure } from '../../launch/preflight.mjs';

export async function probeStripe(values: Partial<Env>): Promise<string> {
  const settings = stripeSettings(values);
  if (!settings) throw failure('a setting is wrong');
  const isLive = settings.secretKey.includes('_live_');
  if (isLive !== settings.publishableKey.includes('_live_')) {
    throw failure('one of the two keys of Stripe is live, the other is for tests');
  }
  try {
    await stripeClient(settings).balance.retrieve();
  } catch (error) {
    const { type, statusCode } = error as { type?: string; statusCode?: number };
    throw failure(`Stripe: ${type ?? 'no answer'} (${statusCode ?? '–'})`);
  }
  return `Stripe takes the key (${isLive ? 'live' : 'test'} mode)`;
}
