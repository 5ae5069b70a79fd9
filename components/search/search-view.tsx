import { SaveSearch } from '@/components/alerts/save-search';
import { PlaceMemory } from '@/components/locations/place-memory';
import { AppliedFilters } from '@/components/search/filters/chips/applied-filters';
import { filterChips } from '@/components/search/filters/chips/filter-chips';
import { FilterPanel } from '@/components/search/filters/filter-panel';
import { FilledSearchForm } from '@/components/search/form/filled-search-form';
import { Namesakes } from '@/components/search/results/namesakes';
import { OffersOnly } from '@/components/search/results/offers-only';
import { ResultCount } from '@/components/search/results/result-count';
import { SearchNotices } from '@/components/search/results/search-notices';
import { SearchResults } from '@/components/search/results/search-results';
import { SearchToolbar } from '@/components/search/results/search-toolbar';
import { WordsInstead } from '@/components/search/results/words-instead';
import { searchHeading } from '@/lib/search/address/search-heading';
import { searchPath } from '@/lib/search/address/search-params';
import type { UnreadPrices } from '@/lib/search/address/unread-prices';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';

/** Chips of the search form's own fields, which do not count as filters. */
const searched = new Set(['text', 'words', 'scope', 'place']);

type SearchViewProps = {
  typed: SearchQuery;
  page: SearchPage;
  /** A typed place that is not in the gazetteer. */
  unknownPlace?: string | undefined;
  unreadPrices: UnreadPrices;
  now: Date;
};

export function SearchView({ typed, page, unknownPlace, unreadPrices, now }: SearchViewProps) {
  const interpreted = interpretQuery(typed);
  const chips = filterChips(typed, page.facets);
  return (
    // Resets the fields when another search opens.
    <div
      key={searchPath(typed)}
      className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-4 sm:py-6"
    >
      {!typed.isAdult && <PlaceMemory area={interpreted.area} />}
      <FilledSearchForm typed={typed} unknownPlace={unknownPlace} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <header className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:col-start-2">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:flex-nowrap sm:items-start">
            <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1 max-sm:contents">
              <h1 className="page-title">{searchHeading(typed)}</h1>
              <ResultCount total={page.total} isWidened={page.widened !== null} />
            </div>
            <div className="ml-auto shrink-0">
              <SaveSearch query={typed} />
            </div>
          </div>
          <AppliedFilters chips={chips} />
          <WordsInstead typed={typed} />
          <OffersOnly typed={typed} interpreted={interpreted} />
          <Namesakes typed={typed} interpreted={interpreted} />
          <SearchToolbar
            query={typed}
            interpreted={interpreted}
            filterCount={chips.filter(({ key }) => !searched.has(key.split(' ')[0] ?? '')).length}
          />
        </header>
        <div className="max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <FilterPanel
            typed={typed}
            interpreted={interpreted}
            unreadPrices={unreadPrices}
            page={page}
            hasChips={chips.length > 0}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2">
          <SearchNotices {...{ typed, page, unknownPlace, unreadPrices }} />
          <SearchResults typed={typed} page={page} now={now} />
        </div>
      </div>
    </div>
  );
}
