import { sortLabels } from '@/components/search/filters/filter-labels';
import { searchLink } from '@/components/search/search-link';
import { buttonClass } from '@/components/ui/button';
import { Check, ChevronDown } from '@/components/ui/icons';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { searchSorts } from '@/lib/search/query/search-query';

const menuId = 'sort-menu';

/** A native popover of links. Without anchor positioning it opens in the middle of the screen. */
type SortMenuProps = { query: SearchQuery; interpreted: SearchQuery };

export function SortMenu({ query, interpreted }: SortMenuProps) {
  const sorts = searchSorts.filter(
    (sort) =>
      (sort !== 'relevance' || interpreted.text !== null) &&
      (sort !== 'nearest' || interpreted.area?.centre),
  );
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className={buttonClass({ look: 'quiet', size: 'small' }, 'max-sm:px-3')}
      >
        <span className="sr-only">Sort by:</span>
        {sortLabels[query.sort]}
        <ChevronDown aria-hidden="true" className="size-4.5" />
      </button>
      <ul
        id={menuId}
        popover="auto"
        aria-label="Sort by"
        className="m-auto min-w-52 rounded-card border border-line bg-surface p-1 text-ink shadow-card supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:my-1.5 [position-area:bottom_span-right] [position-try-fallbacks:flip-block,flip-inline]"
      >
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
                className="size-4.5 text-accent opacity-0 group-aria-[current]/sort:opacity-100"
              />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
