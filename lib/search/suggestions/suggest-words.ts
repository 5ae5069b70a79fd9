import { categoryBySlug } from '@/lib/catalogue/categories';
import { autocompleteMin } from '@/lib/catalogue/limits';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { parseSearch, searchPath } from '@/lib/search/address/search-params';
import { startingWith } from '@/lib/text/name-start';

/* Words of titles, each with the category that has most of its ads. */

export type WordSuggestion = {
  text: string;
  kind: '';
  href: string;
  /** Shown; owners can rename it. */
  category: string;
  categorySlug: string;
};

const most = 5;
/** Leaves room for plurals, which are dropped if the singular is there. */
const mostRead = 2 * most;
/** Maximum words between the two of a pair, and before it. */
const wordsBefore = 2;

/** `term` is normalised. After other words, suggests words near one of them in titles. */
export async function suggestWords(term: string): Promise<WordSuggestion[]> {
  const words = term.split(' ');
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const found =
    before.length > 0
      ? await besideWords(before.slice(-wordsBefore), last)
      : await startedWords(last);
  return withoutPlurals(found.filter(({ label }) => !before.includes(label)))
    .slice(0, most)
    .flatMap((row) => toSuggestion(row, before));
}

type Found = { label: string; category: string };

async function startedWords(start: string): Promise<Found[]> {
  if (start.length < autocompleteMin) return [];
  return readRows<Found>(Prisma.sql`
    SELECT "label", "category" FROM "SearchTerm"
    WHERE "kind" = 'word' AND "text" LIKE ${startingWith(start)} AND "category" IS NOT NULL
    ORDER BY "count" DESC, "text" LIMIT ${mostRead}`);
}

/** "ford f" and "focus f" suggest Ford Focus. */
async function besideWords(before: readonly string[], start: string): Promise<Found[]> {
  const read = (word: '"word"' | '"before"', other: '"word"' | '"before"') => Prisma.sql`
    SELECT ${Prisma.raw(word)} AS "label", "category", "inCategory" AS "count" FROM "SearchPair"
    WHERE ${Prisma.raw(other)} = ANY(${[...before]}::text[])
      AND ${Prisma.raw(word)} LIKE ${startingWith(start)} AND "category" IS NOT NULL`;
  const following = await readRows<Found>(Prisma.sql`
    ${read('"word"', '"before"')} ORDER BY "count" DESC, 1 LIMIT ${mostRead}`);
  if (following.length > 0) return following;
  return readRows<Found>(Prisma.sql`
    ${read('"before"', '"word"')} ORDER BY "count" DESC, 1 LIMIT ${mostRead}`);
}

const withoutPlurals = (found: readonly Found[]) =>
  found.filter(({ label }, index) =>
    found.slice(0, index).every((other) => other.label !== label && !isPlural(label, other.label)),
  );

const isPlural = (one: string, other: string) =>
  [`${one}s`, `${one}es`].includes(other) || [`${other}s`, `${other}es`].includes(one);

/** Without a count: the search finds related words and leaves out look-alikes, which titles do not show. */
function toSuggestion({ label, category }: Found, before: readonly string[]) {
  const known = categoryBySlug(category);
  if (!known || known.isAdult) return [];
  const text = [...before, label].join(' ');
  const params = new URLSearchParams({ q: text, category });
  return {
    text,
    kind: '' as const,
    href: searchPath(parseSearch(params, { isAdult: false })),
    category: shownName(known),
    categorySlug: known.slug,
  };
}
