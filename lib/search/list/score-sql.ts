import { addTime, day } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { asksForSought, leavesOutSought } from '@/lib/search/understanding/offers-only';
import { isExtra, type Thing, thingOf, wordsOf } from '@/lib/search/understanding/things-index';
import { extras } from '@/lib/search/vocabulary/things';
import { anyQuery, wordsQuery } from '@/lib/search/words/words-query';
import { outcodesAround } from './area-outcodes';
import { querySql, wordsSql } from './words-sql';

/*
 * How well an ad fits words. The thing itself comes before what mentions it, then the category that such
 * things are in, then near before far and fresh before old.
 */

/** D: what a title says behind the thing. C: description. B: category and details. A: the thing. */
const weights = '{0.4, 0.08, 0.5, 1.0}';

/** Keeps scores above 0, as cursors need them. */
const base = 600;
const points = {
  thing: 400,
  inTitle: 200,
  category: 350,
  /** The word as typed, before others for the same thing. */
  asTyped: 45,
  extra: -250,
  sought: -500,
  words: 100,
  fresh: 60,
} as const;
/** Miles and points; the last one counts. */
const nearness = [
  [25, 15],
  [10, 35],
  [5, 60],
  [3, 80],
  [0, 110],
] as const;
const freshFor = 12 * day;

/** Share of the best score that a Featured ad needs. */
export const leastFeaturedShare = 0.85;

type WordsQuery = SearchQuery & { text: string };

export function scoreSql(query: WordsQuery, moment: Date): Prisma.Sql {
  const { text } = query;
  const thing = thingOf(text);
  const sum = [
    Prisma.sql`${base}`,
    ...(thing ? thingPoints(thing, text) : []),
    whenMatching(wordsQuery(text, 'ABD'), points.inTitle),
    ...(asksForSought(text) || leavesOutSought(query) ? [] : [soughtPoints]),
    Prisma.sql`round(${points.words}::integer * ts_rank(${weights}, a."search", ${wordsSql(text)}))`,
    ...nearPoints(query),
    freshPoints(moment),
  ];
  return Prisma.sql`greatest(0, ${Prisma.join(sum, ' + ')})::integer`;
}

/** In the title, of whatever weight. */
export const isTitledSql = (text: string) =>
  Prisma.sql`ts_rank('{1, 0, 0, 1}', a."search", ${wordsSql(text)}) > 0`;

function thingPoints(thing: Thing, text: string): Prisma.Sql[] {
  const others = isExtra(thing.words)
    ? []
    : extras.filter((extra) => !wordsOf(text).includes(extra));
  return [
    whenMatching(wordsQuery(thing.words.join(' '), 'A'), points.thing),
    whenMatching(anyQuery([thing.words.join(' ')], 'ABD'), points.asTyped),
    ...(others.length > 0 && thing.slugs.length > 0
      ? [
          Prisma.sql`CASE WHEN ${headWords} @@ (${extrasSql(others)}) THEN ${points.extra}::integer ELSE 0 END`,
        ]
      : []),
    ...(thing.slugs.length > 0
      ? [
          Prisma.sql`CASE WHEN a."category" = ANY (${[...thing.slugs]}) THEN ${
            thing.isHead ? points.category : points.category / 2
          }::integer ELSE 0 END`,
        ]
      : []),
  ];
}

/** The words of weight A alone: among few words many alternatives are soon looked for. */
const headWords = Prisma.sql`ts_filter(a."search", '{a}')`;

/** Any of these words: looked for only if some word has their first letter, which halves the time. */
function extrasSql(words: readonly string[]): Prisma.Sql {
  const byLetter = Map.groupBy(words, ([letter = '']) => letter);
  const ofLetters = [...byLetter].map(
    ([letter, some]) =>
      Prisma.sql`(to_tsquery('simple', ${`${letter}:*`}) && ${querySql(anyQuery(some, ''))})`,
  );
  return Prisma.join(ofLetters, ' || ');
}

const whenMatching = (query: string, score: number) =>
  query === ''
    ? Prisma.sql`0`
    : Prisma.sql`CASE WHEN a."search" @@ ${querySql(query)} THEN ${score}::integer ELSE 0 END`;

/** Jobs are "wanted" by those who offer them, and people look for friends. */
const soughtPoints = Prisma.sql`CASE
  WHEN a."categoryGroup" IN ('jobs', 'personals') AND a."category" <> 'job-wanted' THEN 0
  WHEN a."search" @@ to_tsquery('ad_english', 'wanted:ABD') THEN ${points.sought}::integer
  -- Every ad of Buy & Sell has the word of the group; vehicles have it where they are sought.
  WHEN a."categoryGroup" = 'vehicles' AND a."search" @@ to_tsquery('ad_english', 'buy:B')
    THEN ${points.sought}::integer
  ELSE 0 END`;

function nearPoints({ area, radius }: SearchQuery): Prisma.Sql[] {
  if (!area?.centre) return [];
  const rings = nearness.filter(([miles]) => radius === null || miles <= radius);
  const cases = rings
    .toReversed()
    .map(
      ([miles, score]) =>
        Prisma.sql`WHEN a."outcode" = ANY (${[...(outcodesAround(area, miles) ?? [])]}) THEN ${score}::integer`,
    );
  return cases.length > 0 ? [Prisma.sql`CASE ${Prisma.join(cases, ' ')} ELSE 0 END`] : [];
}

/** Halves in a week or so. In floating point: exp() of numeric takes longer than the rest of a score. */
const freshPoints = (moment: Date) => {
  const since = addTime(moment, -3 * freshFor);
  return Prisma.sql`CASE WHEN a."rankedAt" > ${since} THEN round(${points.fresh}::float8 * exp(
    -greatest(0, extract(epoch FROM ${moment}::timestamptz - a."rankedAt")::float8) / ${freshFor / 1000}::float8)) ELSE 0 END`;
};
