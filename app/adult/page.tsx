import { AdGrid } from '@/components/ads/ad-grid';
import { NothingFound } from '@/components/search/nothing-found';
import { ButtonLink } from '@/components/ui/button';
import { searchAds } from '@/lib/ads/search-ads';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { adsPerPage } from '@/lib/catalogue/limits';

type AdultProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Adult({ searchParams }: AdultProps) {
  // The layout shows the gate; what it holds back is not even read.
  if (!(await hasAgeCheck())) return null;
  const { after } = await searchParams;
  const now = new Date();
  const { ads, next } = await searchAds(
    { isAdult: true, limit: adsPerPage, ...(typeof after === 'string' && { after }) },
    now,
  );
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <h1 className="text-2xl font-bold sm:text-3xl">Adult</h1>
      <h2 className="sr-only">Results</h2>
      {ads.length > 0 ? <AdGrid ads={ads} now={now} /> : <NothingFound />}
      {next && (
        <ButtonLink
          look="quiet"
          className="justify-self-center"
          prefetch={false}
          href={{ query: { after: next } }}
        >
          Next page
        </ButtonLink>
      )}
    </div>
  );
}
