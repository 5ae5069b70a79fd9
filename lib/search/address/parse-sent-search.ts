import { placeTextMax } from '@/lib/catalogue/limits';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { cleanLine } from '@/lib/text/text';
import type { SentSearch } from './search-address';
import { parseSearch, searchPath } from './search-params';
import { type UnreadPrices, unreadPricesOf } from './unread-prices';

export type ParsedSearch = {
  query: SearchQuery;
  /** Typed, but not in the gazetteer. */
  unknownPlace?: string | undefined;
  unreadPrices: UnreadPrices;
  /** Set if the address is not canonical. */
  redirectTo?: string | undefined;
};

export function parseSentSearch({ params, isAsSent }: SentSearch, isAdult: boolean): ParsedSearch {
  const query = parseSearch(params, { isAdult });
  const unknownPlace = query.area ? undefined : unknownPlaceOf(params);
  const unreadPrices = unreadPricesOf(params);
  const canonical = new URL(searchPath(query), 'http://search');
  // Kept, so that the page can say that they were not understood.
  const unread = { ...(unknownPlace && { place: unknownPlace }), ...unreadPrices };
  for (const [name, text] of Object.entries(unread)) canonical.searchParams.set(name, text);
  const isCanonical = isAsSent && isSame(canonical.searchParams, params);
  return {
    query,
    unknownPlace,
    unreadPrices,
    redirectTo: isCanonical ? undefined : canonical.pathname + canonical.search,
  };
}

export function unknownPlaceOf(params: URLSearchParams): string | undefined {
  const typed = cleanLine(params.get('place') ?? '')
    .slice(0, placeTextMax)
    .trim()
    .toWellFormed();
  const isKnown = areaBySlug(typed.toLowerCase()) ?? areaOfText(typed);
  return isKnown ? undefined : typed || undefined;
}

export const isSame = (some: URLSearchParams, others: URLSearchParams): boolean =>
  sorted(some) === sorted(others);

function sorted(params: URLSearchParams): string {
  const copy = new URLSearchParams(params);
  copy.sort();
  return copy.toString();
}
