import { categoryBySlug } from '@/lib/catalogue/categories';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { AppError } from '@/lib/errors';
import { parseSearch, searchPath } from '@/lib/search/address/search-params';
import { countMatches } from '@/lib/search/list/count-matches';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { commonSearches } from '@/lib/search/vocabulary/common-searches';
import { normalise } from '@/lib/text/name-start';
import { placesCalled } from './suggest-places';

/* Whole searches that continue the typed text. */

export type SearchSuggestion = {
  text: string;
  kind: '';
  href: string;
  category?: string;
  count: number;
  isMore?: true;
};

export type CountedSearches = {
  found: SearchSuggestion[];
  /** False: the engine is busy, and could not count some. */
  isComplete: boolean;
};

const most = { phrases: 3, places: 3 };
const shortestPhraseStart = 3;
const shortestPlaceStart = 3;

type Continued = { text: string; params: Record<string, string> };

/**
 * "Room to rent" for "room t", "jobs in Cardiff" for "jobs in car", if they find ads. `isWord`: the last
 * word is the start of one in titles, so that only "in" makes it a place.
 */
export async function suggestSearches(
  typed: string,
  now: Date,
  isWord: boolean,
): Promise<CountedSearches> {
  const term = normalise(typed);
  const behind = placesBehind(typed.trim(), isWord);
  const continued = behind.length > 0 ? behind : phrasesFrom(term);
  return countSearches(continued, now);
}

/** "Plumber" among the services, although most ads that name one are jobs. */
export function serviceSearch(text: string): Continued[] {
  const slugs = thingOf(text)?.slugs ?? [];
  const [category] = slugs;
  const isService = slugs.every((slug) => categoryBySlug(slug)?.groupSlug === 'services');
  return category && isService ? [{ text, params: { q: text, category } }] : [];
}

export async function countSearches(
  searches: readonly Continued[],
  now: Date,
): Promise<CountedSearches> {
  const counted = await Promise.all(
    searches.map(async ({ text, params }) => {
      const query = searchFor(params);
      const { scope } = interpretQuery(query);
      const category = categoryBySlug(scope?.slug ?? thingOf(params.q ?? '')?.slugs[0] ?? '');
      const { count, isMore } = await countMatches(query, now);
      const name = category ? shownName(category) : scope?.name;
      return {
        text,
        kind: '' as const,
        href: searchPath(query),
        ...(name && { category: name }),
        count,
        ...(isMore && { isMore }),
      };
    }),
  ).catch(ifUnavailable);
  return {
    found: (counted ?? []).filter(({ count }) => count > 0),
    isComplete: counted !== null,
  };
}

const searchFor = (params: Record<string, string>) =>
  parseSearch(new URLSearchParams(params), { isAdult: false });

/** Suggestions of other kinds need no engine. */
function ifUnavailable(error: unknown): null {
  if (error instanceof AppError && error.code === 'unavailable') return null;
  throw error;
}

const inPlace = /^(?<what>.*\S)\s+(?:in|near|nr|around|at)\s+(?<place>\S.*)$/i;

export const namesPlace = (typed: string): boolean => inPlace.test(typed);

const lastWord = /^(?<what>.*\S)\s+(?<place>\S+)$/;

function placesBehind(typed: string, isWord: boolean): Continued[] {
  const bare = isWord ? undefined : bareName(typed);
  const { what, place = '' } = inPlace.exec(typed)?.groups ?? bare ?? {};
  if (what === undefined) return [];
  const places = placesCalled(place, normalise(place), most.places);
  const names = places.map(({ text }) => text);
  return places
    .filter(({ text }) => !names.some((name) => text.startsWith(`${name} (`)))
    .slice(0, most.places)
    .map(({ text, href }) => ({
      text: `${what} in ${text}`,
      params: { q: what, place: new URLSearchParams(href.replace(/^.*\?/, '')).get('place') ?? '' },
    }));
}

/** "sofa lee" */
function bareName(typed: string): Record<string, string> | undefined {
  const groups = lastWord.exec(typed)?.groups;
  const { what = '', place = '' } = groups ?? {};
  return place.length >= shortestPlaceStart && isSearched(what) ? groups : undefined;
}

/** An item, or the name of a category. */
function isSearched(what: string): boolean {
  const { slugs = [], isHead } = thingOf(what) ?? {};
  return (isHead && slugs.length > 0) || interpretQuery(searchFor({ q: what })).scope !== null;
}

const jobStart = /^(?<what>.+) (?:j|jo|job)$/;

function phrasesFrom(term: string): Continued[] {
  if (term.length < shortestPhraseStart) return [];
  const { what } = jobStart.exec(term)?.groups ?? {};
  const ofJobs = what !== undefined && thingOf(what)?.isHead ? [`${what} jobs`] : [];
  const begun = commonSearches.filter((text) => text !== term && text.startsWith(term));
  return [...ofJobs, ...begun]
    .slice(0, most.phrases)
    .map((text) => ({ text, params: { q: text } }));
}
