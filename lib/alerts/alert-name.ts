import { formatPrice } from '@/lib/money';
import { searchHeading } from '@/lib/search/query/search-heading';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { meantQuery } from '@/lib/search/understanding/meant-query';

/** "“oak table” in Home · within 5 miles of Ilford · up to £200". */
export function alertName(query: SearchQuery): string {
  const { minPence, maxPence } = meantQuery(query);
  return [searchHeading(query), priceText(minPence, maxPence)].filter(Boolean).join(' · ');
}

function priceText(min: number | null, max: number | null): string {
  if (max === 0) return 'free';
  if (min !== null && max !== null) return `${formatPrice(min)} to ${formatPrice(max)}`;
  if (max !== null) return `up to ${formatPrice(max)}`;
  return min === null ? '' : `from ${formatPrice(min)}`;
}
