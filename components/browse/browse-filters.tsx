import { PriceBands } from '@/components/search/filters/price-bands';
import { searchLink } from '@/components/search/search-link';
import { SlidersHorizontal } from '@/components/ui/icons';
import { browseQuery, browseSearchPath } from '@/lib/browse/browse-address';
import type { ListScope } from '@/lib/catalogue/scopes/list-scopes';
import type { Area } from '@/lib/locations/area';

type BrowseFiltersProps = { scope: ListScope; area: Area };

export function BrowseFilters({ scope, area }: BrowseFiltersProps) {
  const query = browseQuery(scope, area);
  return (
    <nav aria-label="Filters" className="strip">
      <a href={browseSearchPath(scope, area)} className="choice-link font-semibold">
        <SlidersHorizontal className="size-4.5" />
        All filters
      </a>
      <a href={searchLink(query, { withPhotos: true })} className="choice-link">
        With photos
      </a>
      <a href={searchLink(query, { postedWithin: 1 })} className="choice-link">
        Posted today
      </a>
      <PriceBands typed={query} interpreted={query} className="contents" />
    </nav>
  );
}
