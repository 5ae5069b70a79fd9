import type { Category } from '@/lib/catalogue/categories';
import { type UpgradeKey, upgradeKeys } from '@/lib/catalogue/upgrades';
import type { ProviderName } from '@/lib/payments/providers/payment-provider';

/** Who takes the cards for an ad; null: nobody does, and upgrades are not on offer. */
export type Providers = {
  /** While the category is not chosen. */
  general: ProviderName | null;
  byCategory: Readonly<Record<string, ProviderName | null>>;
};

export const providerIn = (
  { general, byCategory }: Providers,
  category: Pick<Category, 'slug'> | undefined,
): ProviderName | null => (category ? (byCategory[category.slug] ?? null) : general);

/** The upgrades a form has chosen, in the catalogue's order. */
export const chosenUpgrades = (extras: Readonly<Record<string, boolean>>): UpgradeKey[] =>
  upgradeKeys.filter((key) => extras[key] === true);
