import { searchQueryMax, searchQueryMin } from '@/lib/catalogue/limits';
import type { Area } from '@/lib/locations/area';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { withCentre } from '@/lib/locations/middle-of';
import { type Pence, penceToPounds, poundsToPence } from '@/lib/money';
import { parseCursor } from '@/lib/search/query/cursor';
import { scopeBySlug } from '@/lib/search/query/scopes';
import {
  defaultRadius,
  defaultSort,
  mostPages,
  mostPence,
  type PostedWithin,
  postedWithinDays,
  type Radius,
  radii,
  type SearchFilter,
  type SearchQuery,
  type SearchSort,
  searchSorts,
  searchViews,
} from '@/lib/search/query/search-query';
import {
  interpretQuery,
  interpretScope,
  usualRadius,
} from '@/lib/search/understanding/interpret-query';
import { everyWord, understand } from '@/lib/search/understanding/understand';
import { cleanLine } from '@/lib/text/text';
import { facetParams, parseFacets } from './facet-params';
import { searchPathnameOf } from './search-pathname';

/* Untrusted input: invalid values are dropped, and contradictions are resolved. */

type IsAdult = Pick<SearchQuery, 'isAdult'>;

/** What an address says regardless of the meaning of its words. */
export type SentFilters = Omit<
  SearchQuery,
  'asText' | 'radius' | 'facets' | 'sort' | 'cursor' | 'page'
>;

/** Never throws. The first valid value of a repeated parameter counts. */
export function parseSearch(params: URLSearchParams, { isAdult }: IsAdult): SearchQuery {
  const first = firstIn(params);
  const sent = parseSentFilters(params, { isAdult });
  const { text, scope } = sent;
  const words = { text, scope, isAdult, asText: parseAsText(params, sent) };
  const { view, ...filters } = sent;
  const chosen: SearchFilter = {
    ...filters,
    ...words,
    radius: defaultRadius,
    facets: parseFacets(params, interpretScope(words), isAdult),
  };
  const hasCentre = interpretQuery(chosen).area?.centre;
  const radius = chosenRadius(first);
  const filter = {
    ...chosen,
    radius: hasCentre ? (radius === undefined ? usualRadius(words) : radius) : defaultRadius,
  };
  const interpreted = interpretQuery(filter);
  const sort = first('sort', (value) => parseSort(value, interpreted)) ?? defaultSort(interpreted);
  const cursor = parseCursorParam(sort, first);
  return {
    ...filter,
    sort,
    view,
    cursor,
    page: cursor ? (first('page', parsePage) ?? 2) : 1,
  };
}

/** Does not interpret words, which takes longest. */
export function parseSentFilters(params: URLSearchParams, { isAdult }: IsAdult): SentFilters {
  const first = firstIn(params);
  const toScope = (slug: string) => scopeBySlug(slug.toLowerCase(), isAdult);
  const radius = chosenRadius(first);
  const named = first('place', parseArea) ?? first('region', parseArea);
  const [minPence, maxPence] = inOrder(first('min', parsePounds), first('max', parseMost));
  return {
    text: first('q', parseText),
    scope: first('category', toScope) ?? first('section', toScope),
    isAdult,
    area: radius === undefined ? named : withCentre(named, radius),
    minPence,
    maxPence,
    postedWithin: first('posted', parsePosted),
    withPhotos: params.getAll('photos').includes('1'),
    seller: first('seller', parseSeller),
    withWanted: params.getAll('wanted').includes('1'),
    view: first('view', (value) => searchViews.find((view) => view === value) ?? null),
  };
}

/** In a fixed order, without defaults. */
export function searchParamsOf(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null) params.append(name, String(value));
  };
  add('q', query.text);
  for (const words of neededAsText(query)) add('as-text', words);
  add('category', query.scope?.slug ?? null);
  add('place', query.area?.slug ?? null);
  const interpreted = interpretQuery(query);
  // A county has a centre only by a radius.
  const isCounty = query.area?.kind === 'county';
  if (interpreted.area?.centre && (isCounty || query.radius !== usualRadius(query)))
    add('radius', query.radius ?? 'uk');
  add('min', query.minPence && penceToPounds(query.minPence));
  add('max', query.maxPence === null ? null : penceToPounds(query.maxPence));
  add('posted', query.postedWithin);
  add('photos', query.withPhotos ? 1 : null);
  add('seller', query.seller);
  add('wanted', query.withWanted ? 1 : null);
  for (const [name, value] of facetParams({ ...query, scope: interpretScope(query) }))
    add(name, value);
  add('sort', query.sort === defaultSort(interpreted) ? null : query.sort);
  add('view', query.view);
  if (query.cursor) {
    add('page', query.page);
    add(query.cursor.direction, query.cursor.value);
  }
  return params;
}

export function searchPath(query: SearchQuery): string {
  const params = searchParamsOf(query).toString();
  return `${searchPathnameOf(query)}${params && `?${params}`}`;
}

/** Equal for searches with the same results in any order and view. */
export const filterKey = (filter: SearchFilter): string =>
  searchPath({
    ...filter,
    sort: defaultSort(interpretQuery(filter)),
    view: null,
    cursor: null,
    page: 1,
  });

export const firstPage = (query: SearchQuery): SearchQuery => ({ ...query, cursor: null, page: 1 });

const mostRepeats = 20;
const longestValue = 1000;

type First = <T>(name: string, parse: (text: string) => T | null) => T | null;

const firstIn =
  (params: URLSearchParams): First =>
  (name, parse) => {
    for (const text of params.getAll(name).slice(0, mostRepeats)) {
      const value = text.length <= longestValue ? parse(text.trim()) : null;
      if (value !== null) return value;
    }
    return null;
  };

function parseText(typed: string): string | null {
  const clean = Array.from(cleanLine(typed)).slice(0, searchQueryMax).join('').trim();
  return clean.length >= searchQueryMin && /[\p{L}\p{N}]/u.test(clean) ? clean : null;
}

function parseArea(typed: string): Area | null {
  const area = areaBySlug(typed.toLowerCase()) ?? areaOfText(typed);
  return area && area.kind !== 'uk' ? area : null;
}

const chosenRadius = (first: First): Radius | undefined =>
  first('radius', (text) => {
    const known = radii.find((miles) => (miles === null ? 'uk' : String(miles)) === text);
    return known === undefined ? null : { miles: known };
  })?.miles;

type Words = Pick<SearchFilter, 'text' | 'scope' | 'isAdult'>;

const mostAsText = 8;

function parseAsText(params: URLSearchParams, { text, scope, isAdult }: Words): string[] {
  const typed = params.getAll('as-text').map((value) => cleanLine(value).toLowerCase());
  const asText = [...new Set(typed)].filter((value) => value !== '').slice(0, mostAsText);
  return neededAsText({ text, scope, isAdult, asText });
}

/** Without words that are not in the text, or that would not be interpreted anyway. */
function neededAsText(query: Words & Pick<SearchFilter, 'asText'>): string[] {
  const { text, asText } = query;
  if (text === null || asText.length === 0) return [];
  const isUnderstood = () => {
    const plain = understand({ ...query, asText: [] });
    return plain.pieces.length > 0 || plain.text !== text;
  };
  if (asText.includes(everyWord)) return isUnderstood() ? [everyWord] : [];
  const lower = text.toLowerCase();
  return asText.filter((words) => lower.includes(words)).sort();
}

function parsePounds(text: string): Pence | null {
  const pence = poundsToPence(text);
  return pence !== undefined && pence > 0 ? Math.min(pence, mostPence) : null;
}

/** 0: free items. */
const parseMost = (text: string): Pence | null =>
  poundsToPence(text) === 0 ? 0 : parsePounds(text);

const inOrder = (min: Pence | null, max: Pence | null): [Pence | null, Pence | null] =>
  min !== null && max !== null && min > max ? [max, min] : [min, max];

const parsePosted = (text: string): PostedWithin | null =>
  postedWithinDays.find((days) => String(days) === text) ?? null;

const parseSeller = (text: string) => (text === 'private' || text === 'trade' ? text : null);

function parseSort(text: string, { text: words, area }: SearchFilter): SearchSort | null {
  const sort = searchSorts.find((candidate) => candidate === text);
  if (sort === 'relevance' && words === null) return null;
  return (sort === 'nearest' && !area?.centre ? null : sort) ?? null;
}

function parseCursorParam(sort: SearchSort, first: First): SearchQuery['cursor'] {
  const valid = (value: string) => (parseCursor(sort, value) ? value : null);
  for (const direction of ['after', 'before'] as const) {
    const value = first(direction, valid);
    if (value !== null) return { direction, value };
  }
  return null;
}

function parsePage(text: string): number | null {
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return page >= 2 && page <= mostPages ? page : null;
}
