import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AdResults } from '@/components/ads/ad-results';
import { SearchForm } from '@/components/search/search-form';
import { ButtonLink } from '@/components/ui/button';
import { getAdPage, pageOf } from '@/lib/ads/ad-page';
import { homeSections } from '@/lib/catalogue/categories';
import { adsPerPage, searchQueryMax, searchQueryMin } from '@/lib/catalogue/limits';
import { cleanLine } from '@/lib/text';

type Query = Record<string, string | string[] | undefined>;
type SearchProps = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const { text, section } = parse(await searchParams);
  return { title: titleOf(text, section?.name), robots: { index: false } };
}

export default async function Search({ searchParams }: SearchProps) {
  const { text, section, after, page } = parse(await searchParams);
  if (section?.slug === 'adult') redirect('/adult');
  const now = new Date();
  const results = await getAdPage(
    { text, group: section?.slug, isAdult: false, after, page, limit: adsPerPage },
    now,
  );
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
      <SearchForm text={text} section={section?.slug} />
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        {titleOf(text, section?.name)}
      </h1>
      <AdResults page={results} now={now} />
      {results.next && (
        <ButtonLink
          look="quiet"
          className="justify-self-center"
          href={{ query: { ...query(text, section?.slug), after: results.next, page: page + 1 } }}
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
    after: first(params.after),
    page: first(params.after) ? pageOf(first(params.page)) : 1,
  };
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const query = (text?: string, section?: string) => ({
  ...(text && { q: text }),
  ...(section && { section }),
});

function titleOf(text: string | undefined, section: string | undefined): string {
  if (text) return section ? `“${text}” in ${section}` : `“${text}”`;
  return section ?? 'All ads';
}
