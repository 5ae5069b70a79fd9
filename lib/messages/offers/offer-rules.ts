import { formatPrice, type Pence } from '@/lib/money';

const groups = ['buy-and-sell', 'vehicles'];

export const takesOffers = (ad: { groupSlug: string; pricePence: Pence | null }): boolean =>
  groups.includes(ad.groupSlug) && ad.pricePence !== null && ad.pricePence > 0;

/** More is seldom meant, though some buyers outbid others. */
const wellAbove = 1.2;

/** Undefined for an offer that needs no question. */
export const offerWarning = (offer: Pence, asking: Pence): string | undefined =>
  offer > asking * wellAbove
    ? `${formatPrice(offer)} is well above the asking price of ${formatPrice(asking)}. Please check the amount.`
    : undefined;
