import { type Priced, priceLabel } from '@/lib/ads/reading/price-label';
import { usualPrice } from '@/lib/catalogue/usual-prices';

/** "£400,000 a month is unusually high for a property to rent. …"; empty for a usual price. */
export function unusualPriceText(ad: Priced): string {
  const usual = usualPrice(ad.category, ad.priceUnit);
  const label = priceLabel(ad);
  if (!usual || !label || ad.pricePence === null) return '';
  const { noun, least, most } = usual;
  if (ad.pricePence >= least && ad.pricePence <= most) return '';
  const price = ad.priceUnit === 'fixed' ? label.amount : `${label.amount} ${label.unit}`.trim();
  const extreme = ad.pricePence > most ? 'high' : 'low';
  return `${price} is unusually ${extreme} for ${noun}. Is it right? If so, you can go on.`;
}
