import { day } from '@/lib/dates';
import type { Pence } from '@/lib/money';

/** Prices in pence, terms in ms; null lasts as long as the ad. */
export const upgrades = [
  {
    key: 'vip',
    name: 'VIP carousel',
    description: 'Top of the page and a bigger image.',
    pence: 7199,
    term: 7 * day,
  },
  {
    key: 'featured',
    name: 'Featured',
    description: 'Moves your ad above basic ads.',
    pence: 6199,
    term: 7 * day,
  },
  {
    key: 'highlight',
    name: 'Highlight',
    description: 'Makes your ad stand out.',
    pence: 2599,
    term: 7 * day,
  },
  {
    key: 'newLabel',
    name: "'NEW' label",
    description: 'Says that you are new in town.',
    pence: 799,
    term: 7 * day,
  },
  {
    key: 'website',
    name: 'Website link',
    description: 'Promotes your own site.',
    pence: 399,
    term: null,
  },
] as const;

export type Upgrade = (typeof upgrades)[number];
export type UpgradeKey = Upgrade['key'];

export const upgradeKeys = upgrades.map((upgrade) => upgrade.key);

export const isUpgradeKey = (value: string): value is UpgradeKey =>
  upgradeKeys.some((key) => key === value);

export type Prices = Readonly<Record<UpgradeKey, Pence>>;

/** Defaults; lib/payments/prices.ts gives the current prices. */
export const cataloguePrices = Object.fromEntries(
  upgrades.map(({ key, pence }) => [key, pence]),
) as Prices;

export const totalPence = (keys: Iterable<UpgradeKey>, prices: Prices = cataloguePrices): Pence =>
  [...new Set(keys)].reduce((sum, key) => sum + prices[key], 0);

export const upgradeChoices: readonly (readonly UpgradeKey[])[] = Array.from(
  { length: 2 ** upgradeKeys.length },
  (_, bits) => upgradeKeys.filter((_key, index) => bits & (1 << index)),
).filter((keys) => keys.length > 0);
