import { searchFormId } from '@/components/search/form/search-form-id';
import { searchLink, unfiltered } from '@/components/search/search-link';
import { buttonClass } from '@/components/ui/button';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { withChoice } from './facet-choice';
import { FacetFilter } from './facet-filter';
import { FilterSheet } from './filter-sheet';
import { PlainFilters } from './plain-filters';
import { ScopeTree } from './scope-tree';

/** `meant`: with everything that is understood of the words. */
type FilterPanelProps = {
  asked: SearchQuery;
  meant: SearchQuery;
  page: SearchPage;
  hasChips: boolean;
};

export const FilterPanel = ({ asked, meant, page, hasChips }: FilterPanelProps) => (
  <FilterSheet>
    <div className="grid gap-6 p-4">
      {/* In a widened search the counts are those of the final scope. */}
      <ScopeTree asked={asked} scope={page.query.scope} below={page.scopes} />
      <PlainFilters query={asked} meant={meant} />
      {page.facets
        .map((facet) => withChoice(facet, asked))
        .map((facet) => (
          <FacetFilter key={facet.name} facet={facet} />
        ))}
    </div>
    <div className="sticky bottom-0 grid gap-1 rounded-b-card border-t border-line bg-surface p-4 max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] lg:static low:static">
      <button type="submit" form={searchFormId} className={buttonClass()}>
        Show results
      </button>
      {hasChips && (
        <a href={searchLink(asked, unfiltered)} className={buttonClass({ look: 'plain' })}>
          Clear all
        </a>
      )}
    </div>
  </FilterSheet>
);
