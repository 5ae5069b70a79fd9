import { searchQueryMax, searchQueryMin } from '@/lib/catalogue/limits';
import type { Area } from '@/lib/locations/areas';
import { areaBySlug, areaOfText } from '@/lib/locations/areas';
import { type Pence, penceToPounds, poundsToPence } from '@/lib/money';
import { facetParams, parseFacets } from '@/lib/search/facets/facet-params';
import { cleanLine } from '@/lib/text';
import { parseCursor } from './cursor';
import { scopeBySlug } from './scopes';
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
} from './search-query';

/* Untrusted input: nonsense is dropped, contradictions are corrected, the canonical address has the rest. */

/** Never throws. The first valid value of a repeated parameter counts. */
export function parseSearch(
  params: URLSearchParams,
  { isAdult }: { isAdult: boolean },
): SearchQuery {
  const first = <T>(name: string, parse: (text: string) => T | null): T | null => {
    for (const text of params.getAll(name).slice(0, mostRepeats)) {
      const value = text.length <= longestValue ? parse(text.trim()) : null;
      if (value !== null) return value;
    }
    return null;
  };
  const text = first('q', parseText);
  const toScope = (slug: string) => scopeBySlug(slug.toLowerCase(), isAdult);
  const scope = first('category', toScope) ?? first('section', toScope);
  const area = first('place', parseArea) ?? first('region', parseArea);
  const [minPence, maxPence] = inOrder(first('min', parsePounds), first('max', parsePounds));
  const filter: SearchFilter = {
    isAdult,
    text,
    scope,
    area,
    radius: area?.centre ? parseRadius(params, first) : defaultRadius,
    minPence,
    maxPence,
    postedWithin: first('posted', parsePosted),
    withPhotos: params.getAll('photos').includes('1'),
    seller: first('seller', parseSeller),
    facets: parseFacets(params, scope, isAdult),
  };
  const sort = first('sort', (value) => parseSort(value, filter)) ?? defaultSort(filter);
  const cursor = parsePlaceInList(sort, first);
  return {
    ...filter,
    sort,
    view: first('view', (value) => searchViews.find((view) => view === value) ?? null),
    cursor,
    page: cursor ? (first('page', parsePage) ?? 2) : 1,
  };
}

/** In a fixed order, without defaults. */
export function searchParamsOf(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null) params.append(name, String(value));
  };
  add('q', query.text);
  add('category', query.scope?.slug ?? null);
  add('place', query.area?.slug ?? null);
  if (query.area?.centre && query.radius !== defaultRadius) add('radius', query.radius ?? 'uk');
  add('min', query.minPence && penceToPounds(query.minPence));
  add('max', query.maxPence && penceToPounds(query.maxPence));
  add('posted', query.postedWithin);
  add('photos', query.withPhotos ? 1 : null);
  add('seller', query.seller);
  for (const [name, value] of facetParams(query)) add(name, value);
  add('sort', query.sort === defaultSort(query) ? null : query.sort);
  add('view', query.view);
  if (query.cursor) {
    add('page', query.page);
    add(query.cursor.direction, query.cursor.value);
  }
  return params;
}

/** "/search?q=sofa&place=ilford" */
export function searchPath(query: SearchQuery): string {
  const params = searchParamsOf(query).toString();
  return `${query.isAdult ? '/adult/search' : '/search'}${params && `?${params}`}`;
}

/** Equal for searches with the same ads, whatever the sort and view. */
export const filterKey = (filter: SearchFilter): string =>
  searchPath({ ...filter, sort: defaultSort(filter), view: null, cursor: null, page: 1 });

export const firstPage = (query: SearchQuery): SearchQuery => ({ ...query, cursor: null, page: 1 });

const mostRepeats = 20;
const longestValue = 1000;

type First = <T>(name: string, parse: (text: string) => T | null) => T | null;

function parseText(typed: string): string | null {
  const clean = Array.from(cleanLine(typed)).slice(0, searchQueryMax).join('').trim();
  return clean.length >= searchQueryMin && /[\p{L}\p{N}]/u.test(clean) ? clean : null;
}

function parseArea(typed: string): Area | null {
  const area = areaBySlug(typed.toLowerCase()) ?? areaOfText(typed);
  return area && area.kind !== 'uk' ? area : null;
}

function parseRadius(params: URLSearchParams, first: First): Radius {
  if (params.getAll('radius')[0] === 'uk') return null;
  const known = (text: string) => radii.find((miles) => miles !== null && String(miles) === text);
  return first('radius', (text) => known(text) ?? null) ?? defaultRadius;
}

function parsePounds(text: string): Pence | null {
  const pence = poundsToPence(text);
  return pence !== undefined && pence > 0 ? Math.min(pence, mostPence) : null;
}

const inOrder = (min: Pence | null, max: Pence | null): [Pence | null, Pence | null] =>
  min !== null && max !== null && min > max ? [max, min] : [min, max];

const parsePosted = (text: string): PostedWithin | null =>
  postedWithinDays.find((days) => String(days) === text) ?? null;

const parseSeller = (text: string) => (text === 'private' || text === 'trade' ? text : null);

/** Relevance needs words; nearest needs a place. */
function parseSort(text: string, { text: words, area }: SearchFilter): SearchSort | null {
  const sort = searchSorts.find((candidate) => candidate === text);
  if (sort === 'relevance' && words === null) return null;
  return (sort === 'nearest' && !area?.centre ? null : sort) ?? null;
}

function parsePlaceInList(sort: SearchSort, first: First): SearchQuery['cursor'] {
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
