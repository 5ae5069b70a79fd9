import { filtersId } from '@/components/search/filters/sheet/filters-id';
import { searchLink } from '@/components/search/search-link';
import { buttonClass } from '@/components/ui/button';
import { LayoutGrid, List, MapDrawing, SlidersHorizontal } from '@/components/ui/icons';
import type { SearchQuery, SearchView } from '@/lib/search/query/search-query';
import { shownView } from '@/lib/search/query/shown-view';
import { SortMenu } from './sort-menu';

/** `interpreted`: `query` with the filters read from its words. */
type SearchToolbarProps = { query: SearchQuery; interpreted: SearchQuery; filterCount: number };

export const SearchToolbar = ({ query, interpreted, filterCount }: SearchToolbarProps) => (
  <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
    <button
      type="button"
      popoverTarget={filtersId}
      className={buttonClass({ look: 'quiet', size: 'small' }, 'max-sm:px-3 lg:hidden')}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      Filters
      {filterCount > 0 && (
        <span className="tabular grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-accent-ink">
          {filterCount}
        </span>
      )}
    </button>
    <SortMenu query={query} interpreted={interpreted} />
    <nav
      aria-label="View"
      className="ml-auto flex rounded-control border border-line-strong bg-surface"
    >
      {views.map(({ view, label, Icon }) => (
        <a
          key={view}
          href={searchLink(query, { view })}
          aria-label={label}
          aria-current={
            (interpreted.view === 'map' ? 'map' : shownView(interpreted)) === view
              ? 'true'
              : undefined
          }
          className="grid size-11 place-items-center text-muted rounded-[11px] aria-[current]:bg-surface-2 aria-[current]:text-ink max-sm:aria-[current]:hidden mouse:size-9"
        >
          <Icon aria-hidden="true" className="size-5" />
        </a>
      ))}
    </nav>
  </div>
);

const views: { view: SearchView; label: string; Icon: typeof List }[] = [
  { view: 'grid', label: 'Grid view', Icon: LayoutGrid },
  { view: 'list', label: 'List view', Icon: List },
  { view: 'map', label: 'Map', Icon: MapDrawing },
];
