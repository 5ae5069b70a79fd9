import { adultDoorOf } from './adult-door';
import { askedSearch } from './asked-search';
import { sensibleSearch } from './search-address';

/** Where a query string of /search leads that is not canonical or names an adult category. */
export function searchRedirect(query: URLSearchParams): string | undefined {
  const sent = sensibleSearch(query);
  return adultDoorOf(sent.params) ?? askedSearch(sent, false).redirectTo;
}
