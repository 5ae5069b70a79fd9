import 'server-only';
import { providerFor } from '@/lib/payments/payment-settings';
import type { Providers } from './providers';

/** For the wizard, which learns the category only while it is used. */
export const providers = (): Providers => ({
  general: providerFor({ isAdult: false }),
  adult: providerFor({ isAdult: true }),
});
