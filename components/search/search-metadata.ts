import type { Metadata } from 'next';
import { searchParamsOf } from '@/lib/search/search-params';
import type { SearchQuery } from '@/lib/search/search-query';
import { searchHeading } from './search-heading';

/**
 * Search engines keep the search itself; of what it finds they have better pages (/browse), so every
 * narrowed one is left out, and its links are followed.
 */
export function searchMetadata(query: SearchQuery): Metadata {
  const isPlain = searchParamsOf(query).size === 0;
  return {
    title: query.page > 1 ? `${searchHeading(query)}, page ${query.page}` : searchHeading(query),
    description:
      'Search the ads of people near you: property, jobs, vehicles, things and services.',
    ...(isPlain ? { alternates: { canonical: '/search' } } : { robots: { index: false } }),
  };
}
