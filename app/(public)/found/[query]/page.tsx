import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SearchNotMade } from '@/components/search/results/search-not-made';
import { searchMetadata } from '@/components/search/search-metadata';
import { SearchViewAtOnce } from '@/components/search/search-view-at-once';
import { limitedPage, missingPage, unavailablePage } from '@/lib/api/answer-status';
import { clientAddress } from '@/lib/api/client-address';
import { findWithinLimit } from '@/lib/search/list/find-within-limit';
import { adultDoorOf } from '@/lib/search/query/adult-door';
import { askedSearch } from '@/lib/search/query/asked-search';
import { searchOfFound } from '@/lib/search/query/search-address';

/** The page of /search: a rewrite leads here (docs/decisions/012). Seconds (docs/decisions/020). */
type FoundProps = { params: Promise<{ query: string }> };

/** Once for the page and its metadata. */
const load = cache(async (segment: string) => {
  const sent = searchOfFound(segment);
  if (!sent) return null;
  const asked = askedSearch(sent, false);
  const elsewhere = adultDoorOf(sent.params) ?? asked.redirectTo;
  if (elsewhere) permanentRedirect(elsewhere);
  const now = new Date();
  const address = clientAddress(await headers());
  return { ...asked, now, found: await findWithinLimit(asked.query, address, now) };
});

export async function generateMetadata({ params }: FoundProps): Promise<Metadata> {
  const search = await load((await params).query);
  if (!search || search.found === 'beyond') return { title: 'Page not found', ...missingPage };
  const metadata = searchMetadata(search.query);
  if (search.found === 'limited') return { ...metadata, ...limitedPage };
  return search.found === 'unavailable' ? { ...metadata, ...unavailablePage } : metadata;
}

export default async function Found({ params }: FoundProps) {
  const search = await load((await params).query);
  if (!search || search.found === 'beyond') return <PageNotFound />;
  const { query, found, unknownPlace, now } = search;
  if (found === 'limited' || found === 'unavailable') {
    return <SearchNotMade reason={found} asked={query} unknownPlace={unknownPlace} />;
  }
  return <SearchViewAtOnce asked={query} page={found} unknownPlace={unknownPlace} now={now} />;
}
