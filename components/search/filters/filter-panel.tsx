import { searchLink, unfiltered } from '@/components/search/search-link';
import { buttonClass } from '@/components/ui/button';
import { Island } from '@/components/ui/island';
import type { UnreadPrices } from '@/lib/search/address/unread-prices';
import type { Facet } from '@/lib/search/facets/facet';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { understoodFacets, withChoice } from './facet-choice';
import { FacetFilter } from './facet-filter';
import { PlainFilters } from './plain-filters';
import { ScopeTree } from './scope-tree';
import { FilterSheet } from './sheet/filter-sheet';
import { ShowResults } from './sheet/show-results';

/** `interpreted`: with everything that was understood from the words. */
type FilterPanelProps = {
  typed: SearchQuery;
  interpreted: SearchQuery;
  unreadPrices: UnreadPrices;
  page: SearchPage;
  hasChips: boolean;
};

export const FilterPanel = ({
  typed,
  interpreted,
  unreadPrices,
  page,
  hasChips,
}: FilterPanelProps) => (
  <FilterSheet>
    <div className="grid gap-6 p-4">
      {/* In a widened search the counts are for the final scope. */}
      <ScopeTree typed={typed} scope={page.query.scope} below={page.scopes} />
      <PlainFilters query={typed} interpreted={interpreted} unreadPrices={unreadPrices} />
      <FacetFilters
        facets={page.facets.map((facet) => withChoice(facet, typed))}
        understood={understoodFacets(typed, interpreted, page.facets)}
      />
    </div>
    <div className="sticky bottom-0 grid gap-1 rounded-b-card border-t border-line bg-surface p-4 max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] low:static">
      <Island name="ShowResults" of={ShowResults} props={{ isCounted: !typed.isAdult }} />
      {hasChips && (
        <a href={searchLink(typed, unfiltered)} className={buttonClass({ look: 'plain' })}>
          Clear all
        </a>
      )}
    </div>
  </FilterSheet>
);

/** Filters shown before the rest is expanded; active ones are always shown. */
const seenAtOnce = 8;

type FacetFiltersProps = { facets: readonly Facet[]; understood: ReadonlyMap<string, string> };

function FacetFilters({ facets, understood }: FacetFiltersProps) {
  const offered = facets.filter(isOffered);
  const isSeen = (facet: Facet) =>
    offered.length <= seenAtOnce + 1 ||
    offered.indexOf(facet) < seenAtOnce ||
    isInUse(facet) ||
    understood.has(facet.name);
  const rest = offered.filter((facet) => !isSeen(facet));
  const filters = (some: readonly Facet[]) =>
    some.map((facet) => (
      <FacetFilter key={facet.name} facet={facet} understood={understood.get(facet.name)} />
    ));
  return (
    <>
      {filters(offered.filter(isSeen))}
      {rest.length > 0 && (
        <details className="group">
          <summary className="link flex min-h-11 list-none items-center text-sm group-open:hidden mouse:min-h-9 [&::-webkit-details-marker]:hidden">
            Show {rest.length} more filters
          </summary>
          <div className="grid gap-6">{filters(rest)}</div>
        </details>
      )}
    </>
  );
}

const isInUse = (facet: Facet): boolean =>
  facet.kind === 'values'
    ? facet.values.some(({ isChosen }) => isChosen)
    : facet.kind === 'day'
      ? facet.latest !== null
      : facet.min !== null || facet.max !== null;

const isOffered = (facet: Facet): boolean =>
  isInUse(facet) ||
  (facet.kind === 'values'
    ? facet.values.length > 0
    : facet.kind === 'day'
      ? facet.isAny
      : facet.lowest !== null);
