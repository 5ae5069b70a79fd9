import { defaultRadius, type SearchQuery } from '@/lib/search/query/search-query';
import { adultDoorOf } from './adult-door';
import { isReadWithWords } from './parameter-names';
import { isSame, parseSentSearch, unknownPlaceOf } from './parse-sent-search';
import { type SentSearch, sensibleSearch } from './search-address';
import { parseSentFilters, type SentFilters, searchParamsOf } from './search-params';
import { searchPathname } from './search-pathname';
import { unreadPricesOf } from './unread-prices';

/** Redirect target of a query string of /search that is not canonical or has an adult category. */
export function searchRedirect(query: URLSearchParams): string | undefined {
  const sent = sensibleSearch(query);
  const door = adultDoorOf(sent.params);
  if (door) return door;
  const filters = parseSentFilters(sent.params, { isAdult: false });
  const { text } = filters;
  return text === null ? parseSentSearch(sent, false).redirectTo : tidied(sent, filters, text);
}

/** Interpreting words takes long, so parameters whose meaning depends on them stay as they are. */
function tidied(
  { params, isAsSent }: SentSearch,
  filters: SentFilters,
  text: string,
): string | undefined {
  const unknownPlace = filters.area ? undefined : unknownPlaceOf(params);
  const tidy = new URLSearchParams([
    ['q', text],
    ...[...searchParamsOf({ ...filters, ...unread, text: null })].filter(
      ([name]) => !isReadWithWords(name),
    ),
    ...(unknownPlace ? [['place', unknownPlace]] : []),
    ...Object.entries(unreadPricesOf(params)),
    ...[...params].filter(([name]) => isReadWithWords(name)),
  ]);
  return isAsSent && isSame(tidy, params) ? undefined : `${searchPathname}?${tidy}`;
}

const unread: Omit<SearchQuery, keyof SentFilters> = {
  asText: [],
  radius: defaultRadius,
  facets: {},
  sort: 'newest',
  cursor: null,
  page: 1,
};
