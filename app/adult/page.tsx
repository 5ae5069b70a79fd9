import { ScopeLinks } from '@/components/browse/scope-links';
import { SearchForm } from '@/components/search/form/search-form';
import { SearchNotMade } from '@/components/search/results/search-not-made';
import { SearchResults } from '@/components/search/results/search-results';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { everythingAdult, listScopesBelow } from '@/lib/catalogue/scopes/list-scopes';
import { wholeUk } from '@/lib/locations/area';
import { parseSearch } from '@/lib/search/address/search-params';
import { storedScopeCounts } from '@/lib/search/counts/ad-counts';
import { findSearchPage } from '@/lib/search/list/find-search-page';

export default async function Adult() {
  // The layout shows the age gate; the page must not read ads.
  if (!(await hasAgeCheck())) return null;
  const query = parseSearch(new URLSearchParams(), { isAdult: true });
  const now = new Date();
  const [found, categories] = await Promise.all([
    findSearchPage(query, now),
    storedScopeCounts(listScopesBelow(everythingAdult), wholeUk),
  ]);
  if (typeof found === 'string') return <SearchNotMade reason="unavailable" typed={query} />;
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <h1 className="page-title">Adult</h1>
      <SearchForm isAdult />
      <ScopeLinks links={categories} area={wholeUk} />
      <SearchResults typed={query} page={found} columns="wide" now={now} />
    </div>
  );
}
