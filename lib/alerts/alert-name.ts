import { categories } from '@/lib/catalogue/categories';
import { formatPrice } from '@/lib/money';
import { searchHeading } from '@/lib/search/address/search-heading';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';

/** "“oak table” in Home · within 5 miles of Ilford · up to £200". */
export function alertName(query: SearchQuery): string {
  const { minPence, maxPence } = interpretQuery(query);
  return [searchHeading(query), priceText(minPence, maxPence)].filter(Boolean).join(' · ');
}

/** Mails, notices and public pages name no searches for adult ads and personals (decision 025). */
export function isNameable(query: SearchQuery): boolean {
  const { scope } = interpretQuery(query);
  if (query.isAdult) return false;
  return categories.every(
    ({ slug, groupSlug, showsSeller }) =>
      showsSeller || scope?.slug !== (scope?.kind === 'group' ? groupSlug : slug),
  );
}

function priceText(min: number | null, max: number | null): string {
  if (max === 0) return 'free';
  if (min !== null && max !== null) return `${formatPrice(min)} to ${formatPrice(max)}`;
  if (max !== null) return `up to ${formatPrice(max)}`;
  return min === null ? '' : `from ${formatPrice(min)}`;
}
