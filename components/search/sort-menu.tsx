import { buttonClass } from '@/components/ui/button';
import { Check, ChevronDown } from '@/components/ui/icons';
import type { SearchQuery } from '@/lib/search/search-query';
import { searchSorts } from '@/lib/search/search-query';
import { sortLabels } from './filter-labels';
import { searchLink } from './search-link';

/** The orders that make sense for a search, each a link, in a menu that unfolds without scripts. */
export function SortMenu({ query }: { query: SearchQuery }) {
  const sorts = searchSorts.filter(
    (sort) =>
      (sort !== 'relevance' || query.text !== null) && (sort !== 'nearest' || query.area?.centre),
  );
  return (
    <details className="relative">
      <summary
        className={buttonClass(
          { look: 'quiet', size: 'small' },
          'list-none max-sm:px-3 [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="sr-only">Sort by:</span>
        {sortLabels[query.sort]}
        <ChevronDown aria-hidden="true" className="size-4.5" />
      </summary>
      <ul className="absolute top-full left-0 z-20 mt-1.5 min-w-52 rounded-card border border-line bg-surface p-1 shadow-card">
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              href={searchLink(query, { sort })}
              aria-current={query.sort === sort ? 'true' : undefined}
              className="group/sort flex min-h-11 items-center justify-between gap-3 rounded-control px-3 hover:bg-surface-2"
            >
              {sortLabels[sort]}
              <Check
                aria-hidden="true"
                className="size-4.5 text-brand-text opacity-0 group-aria-[current]/sort:opacity-100"
              />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
