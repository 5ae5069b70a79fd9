import { scopeBySlug } from '@/lib/search/query/scopes';
import { searchPathnameOf } from './search-pathname';

/** The address in the adult section for a search with an adult category. */
export function adultDoorOf(params: URLSearchParams): string | undefined {
  const slugs = [...params.getAll('category'), ...params.getAll('section')];
  if (slugs.includes('adult')) return '/adult';
  const scope = slugs.map((slug) => scopeBySlug(slug, true)).find((found) => found !== null);
  return scope && `${searchPathnameOf({ isAdult: true })}?category=${scope.slug}`;
}
