import { categories } from '@/lib/catalogue/categories';
import { autocompleteMin, searchQueryMax } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { parseSearch, searchPath } from '@/lib/search/query/search-params';
import { hasStart, normalise } from './name-start';
import { anyPlaces, placesCalled } from './suggest-places';

export type Suggestion = {
  text: string;
  /** "Category", "Make"; empty for words, which fill the field. */
  kind: string;
  href?: string;
  /** Approximate number of ads. */
  count?: number;
};

const most = { categories: 3, words: 5, makes: 2, models: 3, places: 3 };

/** Never adult. `of: 'places'` returns places only. */
export async function suggest(typed: string, of?: 'places'): Promise<Suggestion[]> {
  const term = normalise(typed);
  if (term.length < autocompleteMin || typed.length > searchQueryMax) return [];
  if (of === 'places') return anyPlaces(typed, term);
  const terms = await findTerms(term);
  return [
    ...categoriesWith(term),
    ...terms.map((row) => toSuggestion(row, term)),
    ...placesCalled(typed, term, most.places),
  ];
}

const categoriesWith = (term: string): Suggestion[] =>
  categories
    .filter(({ isAdult, name }) => !isAdult && hasStart(name, term))
    .slice(0, most.categories)
    .map(({ name, slug }) => ({ text: name, kind: 'Category', href: `/search?category=${slug}` }));

type Term = {
  kind: 'word' | 'make' | 'model';
  label: string;
  count: number;
  /** Make of a model, in its most frequent spelling. */
  make: string | null;
};

async function findTerms(term: string): Promise<Term[]> {
  const words = term.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  const of = (kind: Term['kind'], condition: Prisma.Sql, limit: number) => Prisma.sql`
    (SELECT "kind", "label", "count", (SELECT m."label" FROM "SearchTerm" m
       WHERE m."kind" = 'make' AND m."scope" = '' AND m."text" = t."scope") AS "make"
     FROM "SearchTerm" t WHERE "kind" = ${kind} AND ${condition} ORDER BY "count" DESC, "text" LIMIT ${limit})`;
  const textStarts = (start: string) => Prisma.sql`"text" LIKE ${startingWith(start)}`;
  const [following, found] = await Promise.all([
    wordsAfter(words.at(-2), last),
    readRows<Term>(Prisma.sql`
      ${of('make', textStarts(term), most.makes)} UNION ALL
      ${of('model', Prisma.sql`(${textStarts(term)} OR "scope" = ${before} AND ${textStarts(last)})`, most.models)}
      UNION ALL ${last.length < autocompleteMin ? of('word', Prisma.sql`false`, 0) : of('word', textStarts(last), most.words)}`),
  ]);
  if (following.length === 0) return found;
  return [...found.filter(({ kind }) => kind !== 'word'), ...following];
}

/** Words that follow `previous` in titles: "ford f" suggests Focus. */
const wordsAfter = async (previous: string | undefined, start: string): Promise<Term[]> =>
  previous === undefined
    ? []
    : readRows<Term>(Prisma.sql`
        SELECT 'word' AS "kind", "word" AS "label", "count", NULL AS "make" FROM "SearchPair"
        WHERE "before" = ${previous} AND "word" LIKE ${startingWith(start)}
        ORDER BY "count" DESC, "word" LIMIT ${most.words}`);

const startingWith = (start: string) => `${start.replace(/[\\%_]/g, '\\$&')}%`;

function toSuggestion({ kind, label, count, make }: Term, term: string): Suggestion {
  if (kind === 'word') {
    const before = term.split(' ').slice(0, -1);
    return { text: [...before, label].join(' '), kind: '', count };
  }
  const chosen =
    make === null ? `make=${encode(label)}` : `make=${encode(make)}&model=${encode(label)}`;
  const params = new URLSearchParams(`category=vehicles&${chosen}`);
  return {
    text: make === null ? label : `${make} ${label}`,
    kind: make === null ? 'Make' : 'Model',
    href: searchPath(parseSearch(params, { isAdult: false })),
    count,
  };
}

const encode = encodeURIComponent;
