import { type UpgradeKey, upgradeKeys } from '@/lib/catalogue/upgrades';
import type { ProviderName } from '@/lib/payments/payment-provider';

/** Who takes the cards for an ad; null: nobody does, and upgrades are not on offer. */
export type Providers = { general: ProviderName | null; adult: ProviderName | null };

/** The upgrades a form has chosen, in the catalogue's order. */
export const chosenUpgrades = (extras: Readonly<Record<string, boolean>>): UpgradeKey[] =>
  upgradeKeys.filter((key) => extras[key] === true);
