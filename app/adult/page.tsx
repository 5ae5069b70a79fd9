import { AdResults } from '@/components/ads/ad-results';
import { BrowseSearch } from '@/components/browse/browse-search';
import { ScopeLinks } from '@/components/browse/scope-links';
import { ButtonLink } from '@/components/ui/button';
import { getAdPage, pageOf } from '@/lib/ads/ad-page';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { adsPerPage } from '@/lib/catalogue/limits';
import { everythingAdult, scopesBelow } from '@/lib/catalogue/list-scopes';
import { wholeUk } from '@/lib/locations/areas';
import { scopesWithAds } from '@/lib/search/ad-counts';

type AdultProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Adult({ searchParams }: AdultProps) {
  // The layout shows the gate; what it holds back is not even read.
  if (!(await hasAgeCheck())) return null;
  const { after, page: asked } = await searchParams;
  const now = new Date();
  const place =
    typeof after === 'string' && typeof asked === 'string'
      ? { after, page: pageOf(asked) }
      : { page: 1 };
  const [results, categories] = await Promise.all([
    getAdPage({ isAdult: true, limit: adsPerPage, ...place }, now),
    scopesWithAds(scopesBelow(everythingAdult), wholeUk),
  ]);
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <h1 className="text-2xl font-bold sm:text-3xl">Adult</h1>
      <BrowseSearch scope={everythingAdult} area={wholeUk} />
      <ScopeLinks links={categories} area={wholeUk} />
      <AdResults page={results} now={now} />
      {results.next && (
        <ButtonLink
          look="quiet"
          className="justify-self-center"
          href={`?${new URLSearchParams({ after: results.next, page: String(place.page + 1) })}`}
        >
          Next page
        </ButtonLink>
      )}
    </div>
  );
}
