import type { Pence } from '@/lib/money';

const groups = ['buy-and-sell', 'vehicles'];

export const takesOffers = (ad: { groupSlug: string; pricePence: Pence | null }): boolean =>
  groups.includes(ad.groupSlug) && ad.pricePence !== null && ad.pricePence > 0;
