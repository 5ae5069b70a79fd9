import { type ListScope, listScopeBySlug } from '@/lib/catalogue/scopes/list-scopes';
import type { Area } from '@/lib/locations/area';
import { parseSearch, searchPath } from '@/lib/search/address/search-params';
import { defaultRadius, type SearchQuery } from '@/lib/search/query/search-query';
import { adultBrowsePath, browsePath } from '@/lib/site-paths';
import { browseAreaOf } from './browse-area';

export type BrowseAddress = { scope: string; area: string };

export type BrowseTarget = { scope: ListScope; area: Area; path: string; isCanonical: boolean };

export function browseTarget(
  address: BrowseAddress,
  { isAdult }: { isAdult: boolean },
): BrowseTarget | null {
  const [scopeSlug, areaSlug] = [decode(address.scope), decode(address.area)];
  const scope = listScopeBySlug(scopeSlug.toLowerCase(), { isAdult });
  const area = scope && browseAreaOf(areaSlug);
  if (!area) return null;
  const path = pathOf(scope, area);
  return { scope, area, path, isCanonical: scope.slug === scopeSlug && area.slug === areaSlug };
}

export const pathOf = (scope: ListScope, area: Area): string =>
  (scope.isAdult ? adultBrowsePath : browsePath)(scope.slug, area.slug);

export const browseSearchPath = (scope: ListScope, area: Area): string =>
  searchPath(browseQuery(scope, area));

export const aroundPath = (scope: ListScope, town: Area): string =>
  searchPath({ ...browseQuery(scope, town), radius: defaultRadius });

export function browseQuery({ kind, slug, isAdult }: ListScope, area: Area): SearchQuery {
  const params = new URLSearchParams({ place: area.slug, radius: '0' });
  if (kind !== 'all') params.set('category', slug);
  return parseSearch(params, { isAdult });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
