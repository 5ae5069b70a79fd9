import { formatPrice, poundsToPence } from '@/lib/money';
import type { PriceGuidance } from './price-guidance';

export function guidanceText({ low, high, count, region }: PriceGuidance): string {
  const price = (pounds: number) => formatPrice(poundsToPence(pounds) ?? 0);
  const range = low === high ? price(low) : `${price(low)} to ${price(high)}`;
  return `The middle half of ${count} similar ads in ${region ?? 'the UK'} ask ${range}.`;
}
