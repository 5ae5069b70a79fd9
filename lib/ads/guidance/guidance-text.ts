import { formatPounds } from '@/lib/money';
import type { PriceGuidance } from './price-guidance';

export function guidanceText({ low, high, count, region }: PriceGuidance): string {
  const range = low === high ? formatPounds(low) : `${formatPounds(low)} to ${formatPounds(high)}`;
  return `The middle half of ${count} similar ads in ${region ?? 'the UK'} ask ${range}.`;
}
