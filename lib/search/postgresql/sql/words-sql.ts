import { Prisma } from '@/lib/db/prisma';
import { type AboutThing, aboutThing, type WordsFilter } from '@/lib/search/matching/about-thing';
import { groupOf } from '@/lib/search/query/scopes';
import { hasOperators } from '@/lib/search/understanding/operators';
import { isWordOfNoun } from '@/lib/search/understanding/things/nouns';
import { inAnyOrder } from '@/lib/search/words/shorter-query';
import { onlyStopWords } from '@/lib/search/words/stop-words';
import { neededQuery } from '@/lib/search/words/words-query';

/** Immutable, so that PostgreSQL parses it once for each statement. */
export const wordsSql = (text: string): Prisma.Sql => querySql(neededQuery(text));

export const querySql = (query: string): Prisma.Sql =>
  Prisma.sql`to_tsquery('ad_english', ${query})`;

/** An empty tsquery matches nothing, but without the check PostgreSQL reads all ads. */
function hasWordsSql(text: string): Prisma.Sql {
  const found = hasQuerySql(text, neededQuery(text));
  const small = onlyStopWords(text);
  return small ? Prisma.sql`((${found}) OR ${isTitledSoSql(small)})` : found;
}

function hasQuerySql(text: string, query: string): Prisma.Sql {
  const isFound = Prisma.sql`a."search" @@ ${querySql(query)}`;
  return !onlyStopWords(text) && hasContent(text)
    ? isFound
    : Prisma.sql`numnode(${querySql(query)}) > 0 AND ${isFound}`;
}

/** Titles with these words in this order and unstemmed, by the index of plain titles. */
const isTitledSoSql = (words: readonly string[]) =>
  Prisma.sql`to_tsvector('ad_words', a."title") @@ phraseto_tsquery('ad_words', ${words.join(' ')})`;

/** Certainly not a stop word, so that PostgreSQL need not check. */
const hasContent = (text: string) =>
  /^[a-z0-9 ]+$/.test(text) &&
  text.split(' ').some((word) => isWordOfNoun(word) && word.length > 2);

/** Descriptions count in the item's categories only: a home with a serviced boiler is no match. */
export const meansWordsSql = (filter: WordsFilter): Prisma.Sql =>
  meansSql(filter.text, aboutThing(filter));

/**
 * The planner sees `lookUp`, which an index answers without reading an ad: ten times as many ads
 * may have the words in their descriptions. `check` leaves out some of those. `estimate` is for the
 * number of matches: the planner takes item and words for independent, and expects far too few, so
 * it is told no group that the item's categories imply (`impliesGroup`).
 */
export function lookUpWords(filter: WordsFilter): WordsLookUp {
  const { text } = filter;
  if (onlyStopWords(text)) return exactly(meansWordsSql(filter));
  const needed = neededQuery(text);
  const anyOrder = inAnyOrder(needed);
  const hasThem = hasQuerySql(text, anyOrder);
  const about = aboutThing(filter);
  if (!about && anyOrder === needed) return exactly(hasThem);
  const lookUp = about ? lookUpThing(about, hasThem) : hasThem;
  const isByThing = about !== null && (about.isOneWord || about.named === '');
  return {
    lookUp,
    estimate: isByThing ? lookUp : hasThem,
    impliesGroup: isByThing && about.slugs.every((slug) => groupOf(slug) === filter.scope?.slug),
    check: Prisma.sql`${meansSql(text, about)} IS TRUE`,
  };
}

/** Every match has the words, in any order; null if no index can tell. */
export const hasWordsSomewhereSql = (text: string): Prisma.Sql | null =>
  onlyStopWords(text) || hasOperators(text)
    ? null
    : hasQuerySql(text, inAnyOrder(neededQuery(text)));

export type WordsLookUp = {
  lookUp: Prisma.Sql;
  estimate: Prisma.Sql;
  impliesGroup: boolean;
  check: Prisma.Sql | null;
};

const exactly = (sql: Prisma.Sql): WordsLookUp => ({
  lookUp: sql,
  estimate: sql,
  impliesGroup: false,
  check: null,
});

function lookUpThing(
  { slugs, named, headed, isOneWord }: AboutThing,
  hasThem: Prisma.Sql,
): Prisma.Sql {
  const isOfItsKind = Prisma.sql`a."category" = ANY (${[...slugs]})`;
  if (named === '') return Prisma.sql`${isOfItsKind} AND ${hasThem}`;
  const isHeaded = Prisma.sql`to_tsvector('ad_english', a."title") @@ ${querySql(inAnyOrder(headed))}`;
  if (isOneWord) return Prisma.sql`((${isOfItsKind} AND ${hasThem}) OR ${isHeaded})`;
  // If an index has the words already, this spares splitting the title of each ad (10 µs).
  const isCalled = Prisma.sql`a."search" @@ ${querySql(headed)}`;
  return Prisma.sql`(${isOfItsKind} OR (${isCalled} AND ${isHeaded})) AND ${hasThem}`;
}

const meansSql = (text: string, about: AboutThing | null): Prisma.Sql =>
  Prisma.sql`(${hasWordsSql(text)}${about ? aboutThingSql(about) : Prisma.empty})`;

function aboutThingSql(about: AboutThing): Prisma.Sql {
  const { others, isGeneral, slugs, named, headed, whole, titled } = about;
  const isOfKind = Prisma.sql`a."category" = ANY (${[...slugs]})`;
  const isKind =
    whole === '' ? isOfKind : Prisma.sql`(${isOfKind} AND a."search" @@ ${querySql(whole)})`;
  const conditions = [
    ...(isGeneral || others.length > 0 ? [Prisma.sql`a."categoryGroup" <> ALL (${others})`] : []),
    named === ''
      ? isOfKind
      : Prisma.sql`(${isKind}
          OR (a."search" @@ ${querySql(headed)} AND a."search" @@ ${querySql(named)}))`,
    ...(isGeneral
      ? [Prisma.sql`(a."categoryGroup" <> 'jobs' OR a."search" @@ ${querySql(titled)})`]
      : []),
  ];
  // IS TRUE keeps PostgreSQL from reading the whole category: the words find fewer ads.
  return Prisma.sql` AND (${Prisma.join(conditions, ' AND ')}) IS TRUE`;
}

/** False for queries of excluded words only, which no index can answer. */
export const canBeLookedUpSql = (text: string) =>
  Prisma.sql`querytree(${wordsSql(text)}) NOT IN ('', 'T')`;

export function titleHasWordsSql(text: string): Prisma.Sql {
  const small = onlyStopWords(text);
  return small
    ? isTitledSoSql(small)
    : Prisma.sql`to_tsvector('ad_english', a."title") @@ ${wordsSql(text)}`;
}
