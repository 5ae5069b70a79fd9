import { formatPrice, poundsToPence } from '@/lib/money';
import type { PriceGuidance } from './price-guidance';

/** "Half of 12 similar ads in London ask £120 to £180." */
export function guidanceText({ low, high, count, region }: PriceGuidance): string {
  const price = (pounds: number) => formatPrice(poundsToPence(pounds) ?? 0);
  const range = low === high ? price(low) : `${price(low)} to ${price(high)}`;
  return `The middle half of ${count} similar ads in ${region ?? 'the UK'} ask ${range}.`;
}
