import { categories } from '@/lib/catalogue/categories';
import { autocompleteMin, searchQueryMax } from '@/lib/catalogue/limits';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { wholeUk } from '@/lib/locations/area';
import { areaOfText } from '@/lib/locations/area-of-text';
import { searchSeconds, timed } from '@/lib/metrics/metrics';
import { parseSearch, searchPath } from '@/lib/search/address/search-params';
import { searchPathname } from '@/lib/search/address/search-pathname';
import { storedScopeCounts } from '@/lib/search/counts/ad-counts';
import { countOf } from '@/lib/search/engine/bounded-count';
import { groupOf } from '@/lib/search/query/scopes';
import { respaced } from '@/lib/search/spelling/respaced';
import { correctText } from '@/lib/search/spelling/spelling';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { hasStart, normalise, startingWith } from '@/lib/text/name-start';
import { anyPlaces, placesCalled } from './suggest-places';
import { countSearches, namesPlace, serviceSearch, suggestSearches } from './suggest-searches';
import { suggestWords, type WordSuggestion } from './suggest-words';

export type Suggestion = {
  text: string;
  /** "Category", "Make"; empty for words. */
  kind: string;
  href?: string;
  category?: string;
  /** How many ads the search shows, counted by the same rule; missing where only the search can count. */
  count?: number;
  /** There are more than `count`. */
  isMore?: true;
};

export type Suggestions = {
  suggestions: Suggestion[];
  /** False: the engine is busy, and there may be more in a moment. */
  isComplete: boolean;
};

const most = { categories: 3, makes: 2, models: 3, places: 3 };
const mostSpellings = 4;

/** Never adult, and only what has ads. `of: 'places'` returns places only. */
export const suggest = (typed: string, now: Date, of?: 'places'): Promise<Suggestions> =>
  timed(searchSeconds, { kind: 'suggestions' }, () => suggestOnce(typed, now, of));

async function suggestOnce(typed: string, now: Date, of?: 'places'): Promise<Suggestions> {
  const term = normalise(typed);
  if (term.length < autocompleteMin || typed.length > searchQueryMax) return nothing;
  if (of === 'places') return { suggestions: anyPlaces(typed, term), isComplete: true };
  const found = await suggestAs(typed, term, now);
  return isEmpty(found) ? suggestCorrected(term, now) : found;
}

const nothing: Suggestions = { suggestions: [], isComplete: true };

/** A busy engine is not asked for other spellings. */
const isEmpty = ({ suggestions, isComplete }: Suggestions) =>
  isComplete && suggestions.length === 0;

async function suggestAs(typed: string, term: string, now: Date): Promise<Suggestions> {
  const [ofCategories, makes, items] = await Promise.all([
    categoriesWith(term),
    findMakes(term),
    namesPlace(typed) ? nothing : suggestItems(term, now),
  ]);
  const words = items.suggestions;
  const { found: searches, isComplete } = await suggestSearches(typed, now, words.length > 0);
  const texts = new Set(searches.map(({ text }) => text));
  const others = words.filter(({ text }) => !texts.has(text));
  const named = new Set(ofCategories.map(({ text }) => text));
  const suggestions = onceEach([
    ...ofCategories,
    ...makes.map(toSuggestion),
    ...(term.includes(' ') ? [...searches, ...others] : [...others, ...searches]).filter(
      ({ text, category = '' }) => !(named.has(category) && isOnlyScope(text)),
    ),
    ...placesCalled(typed, term, most.places),
  ]);
  return { suggestions, isComplete: isComplete && items.isComplete };
}

/** Like "sofer" and "lap top": what the most likely spelling suggests. */
async function suggestCorrected(term: string, now: Date): Promise<Suggestions> {
  const spellings = [
    ...respaced(term),
    ...(await correctText({ text: term, scope: null, isAdult: false }, now)),
  ];
  for (const spelling of spellings.slice(0, mostSpellings)) {
    const found = await suggestAs(spelling, spelling, now);
    if (!isEmpty(found)) return found;
  }
  return nothing;
}

async function suggestItems(term: string, now: Date): Promise<Suggestions> {
  const words = await suggestWords(term);
  const found = await Promise.all(
    words.filter(isNoPlace).map(async (word) => {
      const { categorySlug, ...suggestion } = word;
      const searches = groupOf(categorySlug) === 'jobs' ? serviceSearch(word.text) : [];
      const { found: services, isComplete } = await countSearches(searches, now);
      return { suggestions: [...services, suggestion], isComplete };
    }),
  );
  return {
    suggestions: found.flatMap(({ suggestions }) => suggestions),
    isComplete: found.every(({ isComplete }) => isComplete),
  };
}

/** The places themselves are suggested too: "yorkshire" in one title is no kind of item. */
function isNoPlace({ text }: WordSuggestion): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return (thingOf(last)?.slugs.length ?? 0) > 0 || !areaOfText(last);
}

/** "Motorbike for sale" is the category itself. */
function isOnlyScope(typed: string): boolean {
  const query = parseSearch(new URLSearchParams({ q: typed }), { isAdult: false });
  const { text, scope, area, maxPence, facets } = interpretQuery(query);
  const others = Object.keys(facets).filter((name) => !sides.has(name));
  return text === null && scope !== null && !area && maxPence === null && others.length === 0;
}

/** Of the facets that say whether something is offered or wanted. */
const sides: ReadonlySet<string> = new Set(['adType', 'vehicleOfferType']);

function onceEach(all: readonly Suggestion[]): Suggestion[] {
  const keys = new Set<string>();
  return all.filter(({ text, category = '', kind }) => {
    // A model is also a word of titles.
    const key = kind === 'Place' ? `${kind} ${text}` : `${text.toLowerCase()} ${category}`;
    const isKnown = keys.has(key) || (kind === '' && keys.has(`${text.toLowerCase()} `));
    keys.add(key);
    return !isKnown;
  });
}

async function categoriesWith(term: string): Promise<Suggestion[]> {
  const named = categories
    .filter(({ isAdult }) => !isAdult)
    .map((category) => ({ key: category.slug, name: category.name, shown: shownName(category) }))
    .filter(({ name, shown }) => hasStart(shown, term) || hasStart(name, term));
  const counted = await storedScopeCounts(named, wholeUk);
  return counted.slice(0, most.categories).map(({ scope: { key, shown }, count: found }) => {
    const { count, isMore } = countOf(found);
    return {
      text: shown,
      kind: 'Category',
      href: `${searchPathname}?category=${key}`,
      count,
      ...(isMore && { isMore }),
    };
  });
}

type Make = {
  label: string;
  /** The make of a model, in its most frequent spelling. */
  make: string | null;
};

function findMakes(term: string): Promise<Make[]> {
  const words = term.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  const of = (kind: 'make' | 'model', condition: Prisma.Sql, limit: number) => Prisma.sql`
    (SELECT "label", (SELECT m."label" FROM "SearchTerm" m
       WHERE m."kind" = 'make' AND m."scope" = '' AND m."text" = t."scope") AS "make"
     FROM "SearchTerm" t WHERE "kind" = ${kind} AND ${condition} ORDER BY "count" DESC, "text" LIMIT ${limit})`;
  const textStarts = (start: string) => Prisma.sql`"text" LIKE ${startingWith(start)}`;
  return readRows<Make>(Prisma.sql`
    ${of('make', textStarts(term), most.makes)} UNION ALL
    ${of('model', Prisma.sql`(${textStarts(term)} OR "scope" = ${before} AND ${textStarts(last)})`, most.models)}`);
}

function toSuggestion({ label, make }: Make): Suggestion {
  const chosen =
    make === null ? `make=${encode(label)}` : `make=${encode(make)}&model=${encode(label)}`;
  const params = new URLSearchParams(`category=vehicles&${chosen}`);
  return {
    text: make === null ? label : `${make} ${label}`,
    kind: make === null ? 'Make' : 'Model',
    href: searchPath(parseSearch(params, { isAdult: false })),
  };
}

const encode = encodeURIComponent;
