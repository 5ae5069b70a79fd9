import { type Pence, poundsToPence } from '@/lib/money';
import { categoryByName, type FormKindKey } from './categories';
import type { PriceUnit } from './form-kinds/form-kind';

/** `noun`: as in "unusually high for a car". */
export type UsualPrice = { noun: string; least: Pence; most: Pence };

/*
 * Wide on purpose: a price outside is more likely a slip of the finger than a bargain or a rarity. The
 * seller is asked about it and may keep it.
 */

const usual = (noun: string, least: number, most: number): UsualPrice => ({
  noun,
  least: poundsToPence(least) ?? 0,
  most: poundsToPence(most) ?? 0,
});

/** Escort ads have rates instead of a price. */
const ofKind: Record<Exclude<FormKindKey, 'escort'>, UsualPrice> = {
  generic: usual('an ad like this', 1, 10_000),
  goods: usual('an item like this', 0.5, 100_000),
  job: usual('a job', 3, 250_000),
  property: usual('a property like this', 50, 25_000),
  vehicle: usual('a vehicle like this', 20, 1_000_000),
  service: usual('a service', 1, 50_000),
};

const hourOfService = usual('a service', 3, 1_000);

/** Property: a month, except for sale. */
const ofCategory: Readonly<Record<string, UsualPrice>> = {
  home: usual('a household item', 0.5, 25_000),
  leisure: usual('a leisure item', 0.5, 50_000),
  electronics: usual('an electronic item', 0.5, 20_000),
  fashion: usual('a fashion item', 0.5, 50_000),

  'property-to-rent': usual('a property to rent', 100, 25_000),
  'flatshare-rooms-to-rent': usual('a room to rent', 50, 5_000),
  'property-for-sale': usual('a property for sale', 3_000, 10_000_000),
  'land-for-sale': usual('a plot of land', 200, 10_000_000),
  'garage-storage': usual('a garage or storage space', 5, 2_500),
  'commercial-property': usual('a commercial property', 20, 100_000),

  cars: usual('a car', 50, 500_000),
  'motorbikes-and-scooters': usual('a motorbike or scooter', 20, 100_000),
  vans: usual('a van', 50, 200_000),
  caravans: usual('a caravan', 50, 300_000),
  trucks: usual('a truck', 100, 400_000),
  'vehicle-accessories': usual('a part or accessory', 0.5, 20_000),
};

/** Undefined for categories without a price. */
export function usualPrice(categoryName: string, unit: PriceUnit): UsualPrice | undefined {
  const category = categoryByName(categoryName);
  if (!category || category.formKind === 'escort') return undefined;
  if (unit === 'hour') return hourOfService;
  return ofCategory[category.slug] ?? ofKind[category.formKind];
}
