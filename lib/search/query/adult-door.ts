import { scopeBySlug } from './scopes';

/** Where those are sent who ask the general search for adult ads; undefined for all others. */
export function adultDoorOf(params: URLSearchParams): string | undefined {
  const slugs = [...params.getAll('category'), ...params.getAll('section')];
  if (slugs.includes('adult')) return '/adult';
  const scope = slugs.map((slug) => scopeBySlug(slug, true)).find((found) => found !== null);
  return scope && `/adult/search?category=${scope.slug}`;
}
