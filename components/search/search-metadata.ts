import type { Metadata } from 'next';
import { pageMetadata } from '@/components/search-engines/page-metadata';
import { searchParamsOf } from '@/lib/search/query/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { searchHeading } from './search-heading';

const description =
  'Search the ads of people near you: property, jobs, vehicles, things and services.';

/**
 * Search engines keep the search itself; of what it finds they have better pages (/browse), so every
 * narrowed one is left out, and its links are followed.
 */
export function searchMetadata(query: SearchQuery): Metadata {
  const heading = searchHeading(query);
  if (searchParamsOf(query).size === 0) {
    return pageMetadata({ title: heading, description, path: '/search' });
  }
  return {
    title: query.page > 1 ? `${heading}, page ${query.page}` : heading,
    description,
    robots: { index: false },
  };
}
