import { adultDoorOf } from './adult-door';
import { askedSearch } from './asked-search';
import { sensibleSearch } from './search-address';
import { searchPathname } from './search-pathname';

/** Where a query string of /search leads that is not canonical or names an adult category. */
export function searchRedirect(query: URLSearchParams): string | undefined {
  const sent = sensibleSearch(query);
  const door = adultDoorOf(sent.params);
  if (door) return door;
  // Understanding words costs more than the rest of a redirect, which made-up parameters could ask for.
  if (!sent.isAsSent && sent.params.has('q')) return `${searchPathname}?${sent.params}`;
  return askedSearch(sent, false).redirectTo;
}
