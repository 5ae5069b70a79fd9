import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { SearchNotMade } from '@/components/search/results/search-not-made';
import { SearchView } from '@/components/search/search-view';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { parseSentSearch } from '@/lib/search/address/parse-sent-search';
import { type SentSearch, sensibleSearch } from '@/lib/search/address/search-address';
import { searchHeading } from '@/lib/search/address/search-heading';
import { findSearchPage } from '@/lib/search/list/find-search-page';

type AdultSearchProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: AdultSearchProps): Promise<Metadata> {
  // Link previews must not show the search terms.
  if (!(await hasAgeCheck())) return {};
  return { title: searchHeading(parseSentSearch(await read(searchParams), true).query) };
}

export default async function AdultSearch({ searchParams }: AdultSearchProps) {
  // The layout shows the age gate; the page must not read ads.
  if (!(await hasAgeCheck())) return null;
  const parsed = parseSentSearch(await read(searchParams), true);
  const { query, unknownPlace, unreadPrices, redirectTo } = parsed;
  if (redirectTo) redirect(redirectTo);
  const now = new Date();
  const found = await findSearchPage(query, now);
  if (found === 'beyond') notFound();
  if (found === 'unavailable') {
    return <SearchNotMade reason={found} typed={query} unknownPlace={unknownPlace} />;
  }
  return <SearchView typed={query} page={found} {...{ unknownPlace, unreadPrices, now }} />;
}

async function read(searchParams: AdultSearchProps['searchParams']): Promise<SentSearch> {
  const given = Object.entries(await searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  return sensibleSearch(new URLSearchParams(given));
}
