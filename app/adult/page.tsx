import { AdResults } from '@/components/ads/ad-results';
import { ButtonLink } from '@/components/ui/button';
import { getAdPage, pageOf } from '@/lib/ads/ad-page';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { adsPerPage } from '@/lib/catalogue/limits';

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
  const results = await getAdPage({ isAdult: true, limit: adsPerPage, ...place }, now);
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <h1 className="text-2xl font-bold sm:text-3xl">Adult</h1>
      <AdResults page={results} now={now} />
      {results.next && (
        <ButtonLink
          look="quiet"
          className="justify-self-center"
          prefetch={false}
          href={{ query: { after: results.next, page: place.page + 1 } }}
        >
          Next page
        </ButtonLink>
      )}
    </div>
  );
}
