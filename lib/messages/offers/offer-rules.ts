import type { Pence } from '@/lib/money';

const groups = ['buy-and-sell', 'vehicles'];

/** Offers are for items with a price. */
export const takesOffers = (ad: { groupSlug: string; pricePence: Pence | null }): boolean =>
  groups.includes(ad.groupSlug) && ad.pricePence !== null && ad.pricePence > 0;
