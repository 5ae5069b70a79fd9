import type { Category } from '@/lib/catalogue/categories';
import { type UpgradeKey, upgradeKeys } from '@/lib/catalogue/upgrades';
import type { ProviderName } from '@/lib/payments/providers/payment-provider';

/** Null without a provider, so that no upgrades are offered. */
export type Providers = {
  /** Used before a category is chosen. */
  general: ProviderName | null;
  byCategory: Readonly<Record<string, ProviderName | null>>;
};

export const providerIn = (
  { general, byCategory }: Providers,
  category: Pick<Category, 'slug'> | undefined,
): ProviderName | null => (category ? (byCategory[category.slug] ?? null) : general);

/** In catalogue order. */
export const chosenUpgrades = (extras: Readonly<Record<string, boolean>>): UpgradeKey[] =>
  upgradeKeys.filter((key) => extras[key] === true);
