import { searchLink } from '@/components/search/search-link';
import { penceToPounds } from '@/lib/money';
import { priceBands } from '@/lib/search/query/price-bands';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { priceRange } from './chips/facet-chip-labels';

type PriceBandsProps = { typed: SearchQuery; interpreted: SearchQuery; className?: string };

/** Links; in an open dialog they fill in the price fields instead. */
export function PriceBands({ typed, interpreted, className }: PriceBandsProps) {
  const bands = priceBands(interpreted.scope);
  if (bands.length === 0) return null;
  return (
    <ul aria-label="Prices" className={className ?? 'mt-2 flex flex-wrap gap-2'}>
      {bands.map(({ minPence, maxPence }) => (
        <li key={minPence}>
          <a
            href={searchLink(typed, { minPence, maxPence })}
            data-min={minPence === null ? '' : penceToPounds(minPence)}
            data-max={maxPence === null ? '' : penceToPounds(maxPence)}
            aria-current={
              minPence === typed.minPence && maxPence === typed.maxPence ? 'true' : undefined
            }
            className="choice-link"
          >
            {priceRange(minPence, maxPence)}
          </a>
        </li>
      ))}
    </ul>
  );
}
