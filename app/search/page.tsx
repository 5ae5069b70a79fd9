import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AdResults } from '@/components/ads/ad-results';
import { SearchForm } from '@/components/search/search-form';
import { ButtonLink } from '@/components/ui/button';
import { getAdPage, pageOf } from '@/lib/ads/ad-page';
import { homeSections } from '@/lib/catalogue/categories';
import { adsPerPage, searchQueryMax, searchQueryMin } from '@/lib/catalogue/limits';
import { regionBySlug } from '@/lib/locations/regions';
import { cleanLine } from '@/lib/text';

type Query = Record<string, string | string[] | undefined>;
type SearchProps = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return { title: titleOf(parse(await searchParams)), robots: { index: false } };
}

export default async function SearchPage({ searchParams }: SearchProps) {
  const query = parse(await searchParams);
  const { text, section, region, after, page } = query;
  if (section?.slug === 'adult') redirect('/adult');
  const now = new Date();
  const results = await getAdPage(
    {
      text,
      group: section?.slug,
      region: region?.code,
      isAdult: false,
      after,
      page,
      limit: adsPerPage,
    },
    now,
  );
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <SearchForm text={text} section={section?.slug} region={region?.slug} />
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{titleOf(query)}</h1>
      <AdResults page={results} now={now} />
      {results.next && (
        <ButtonLink
          look="quiet"
          className="justify-self-center"
          href={`?${new URLSearchParams({ ...paramsOf(query), after: results.next, page: String(page + 1) })}`}
        >
          Next page
        </ButtonLink>
      )}
    </div>
  );
}

/** The query, as far as it makes sense; what does not is left out. */
function parse(params: Query) {
  const typed = cleanLine(first(params.q) ?? '').slice(0, searchQueryMax);
  return {
    text: typed.length >= searchQueryMin ? typed : undefined,
    section: homeSections.find(({ slug }) => slug === first(params.section)),
    region: regionBySlug(first(params.region) ?? ''),
    after: first(params.after),
    page: first(params.after) ? pageOf(first(params.page)) : 1,
  };
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

type Search = ReturnType<typeof parse>;

const paramsOf = ({ text, section, region }: Search) => ({
  ...(text && { q: text }),
  ...(section && { section: section.slug }),
  ...(region && { region: region.slug }),
});

function titleOf({ text, section, region }: Search): string {
  const where = region ? ` · ${region.name}` : '';
  if (text) return `“${text}”${section ? ` in ${section.name}` : ''}${where}`;
  return `${section?.name ?? 'All ads'}${where}`;
}
