import { placeTextMax } from '@/lib/catalogue/limits';
import { areaBySlug, areaOfText } from '@/lib/locations/areas';
import { cleanLine } from '@/lib/text';
import { parseSearch, searchPath } from './search-params';
import type { SearchQuery } from './search-query';

export type AskedSearch = {
  query: SearchQuery;
  /** A place that was typed and that nobody knows, to be told so. */
  unknownPlace?: string | undefined;
  /** Where this search belongs when it stands at another address. */
  redirectTo?: string | undefined;
};

/** The parameters of an address; `isAsSent` is false where some were left out already. */
type SentParams = { params: URLSearchParams; isAsSent: boolean };

/** What an address asks for. */
export function askedSearch({ params, isAsSent }: SentParams, isAdult: boolean): AskedSearch {
  const query = parseSearch(params, { isAdult });
  const unknownPlace = query.area ? undefined : unknownPlaceOf(params);
  const canonical = new URL(searchPath(query), 'http://search');
  if (unknownPlace) canonical.searchParams.set('place', unknownPlace);
  const isCanonical = isAsSent && sorted(canonical.searchParams) === sorted(params);
  return {
    query,
    unknownPlace,
    redirectTo: isCanonical ? undefined : canonical.pathname + canonical.search,
  };
}

function unknownPlaceOf(params: URLSearchParams): string | undefined {
  const typed = cleanLine(params.get('place') ?? '')
    .slice(0, placeTextMax)
    .trim()
    .toWellFormed();
  const isKnown = areaBySlug(typed.toLowerCase()) ?? areaOfText(typed);
  return isKnown ? undefined : typed || undefined;
}

/** The order of parameters says nothing. */
function sorted(params: URLSearchParams): string {
  const copy = new URLSearchParams(params);
  copy.sort();
  return copy.toString();
}
