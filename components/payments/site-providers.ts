import 'server-only';
import { categories } from '@/lib/catalogue/categories';
import { providerFor } from '@/lib/payments/payment-settings';
import type { Providers } from './providers';

export const providers = (): Providers => ({
  general: providerFor({ isAdult: false }),
  byCategory: Object.fromEntries(
    categories.map((category) => [category.slug, providerFor(category)]),
  ),
});
