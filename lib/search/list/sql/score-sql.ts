import { addTime } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { anyQuery } from '@/lib/search/words/words-query';
import {
  base,
  freshFor,
  nearRings,
  points,
  type ScoreRule,
  scoreRules,
  weighsSought,
} from './score-rules';
import { querySql, wordsSql } from './words-sql';

/* The points of score-rules.ts in SQL. */

/** D: what a title says after the item. C: description. B: category and details. A: the item. */
const weights = '{0.4, 0.08, 0.5, 1.0}';

type WordsQuery = SearchQuery & { text: string };

export function scoreSql(query: WordsQuery, moment: Date): Prisma.Sql {
  const { text } = query;
  const sum = [
    Prisma.sql`${base}`,
    ...scoreRules(text).map(rulePoints),
    ...(weighsSought(query) ? [soughtPoints] : []),
    Prisma.sql`round(${points.words}::integer * ts_rank(${weights}, a."search", ${wordsSql(text)}))`,
    ...nearPoints(query),
    freshPoints(moment),
  ];
  return Prisma.sql`greatest(0, ${Prisma.join(sum, ' + ')})::integer`;
}

/** In the title, with any weight. */
export const isTitledSql = (text: string) =>
  Prisma.sql`ts_rank('{1, 0, 0, 1}', a."search", ${wordsSql(text)}) > 0`;

function rulePoints(rule: ScoreRule): Prisma.Sql {
  if ('words' in rule) return whenMatching(rule.words, rule.points);
  const isMet =
    'heads' in rule
      ? namesExtraSql(rule.heads)
      : Prisma.sql`a."category" = ANY (${[...rule.categories]})`;
  return Prisma.sql`CASE WHEN ${isMet} THEN ${rule.points}::integer ELSE 0 END`;
}

/**
 * Any of these words among those of weight A. Many alternatives are fast to check among few words, and only
 * if some word has their first letter.
 */
export function namesExtraSql(words: readonly string[]): Prisma.Sql {
  const byLetter = Map.groupBy(words, ([letter = '']) => letter);
  const ofLetters = [...byLetter].map(
    ([letter, some]) =>
      Prisma.sql`(to_tsquery('simple', ${`${letter}:*`}) && ${querySql(anyQuery(some, ''))})`,
  );
  return Prisma.sql`ts_filter(a."search", '{a}') @@ (${Prisma.join(ofLetters, ' || ')})`;
}

const whenMatching = (query: string, score: number) =>
  query === ''
    ? Prisma.sql`0`
    : Prisma.sql`CASE WHEN a."search" @@ ${querySql(query)} THEN ${score}::integer ELSE 0 END`;

/** Employers "want" people for jobs, and people look for friends. */
const soughtPoints = Prisma.sql`CASE
  WHEN a."categoryGroup" IN ('jobs', 'personals') AND a."category" <> 'job-wanted' THEN 0
  WHEN a."search" @@ to_tsquery('ad_english', 'wanted:ABD') THEN ${points.sought}::integer
  -- Every ad of Buy & Sell has the word of the group; vehicles have it where they are sought.
  WHEN a."categoryGroup" = 'vehicles' AND a."search" @@ to_tsquery('ad_english', 'buy:B')
    THEN ${points.sought}::integer
  ELSE 0 END`;

function nearPoints({ area, radius }: SearchQuery): Prisma.Sql[] {
  const cases = nearRings({ area, radius }).map(
    ({ outcodes, score }) =>
      Prisma.sql`WHEN a."outcode" = ANY (${[...outcodes]}) THEN ${score}::integer`,
  );
  return cases.length > 0 ? [Prisma.sql`CASE ${Prisma.join(cases, ' ')} ELSE 0 END`] : [];
}

/** Halves in a week or so. In floating point: exp() of numeric takes longer than the rest of a score. */
const freshPoints = (moment: Date) => {
  const since = addTime(moment, -3 * freshFor);
  return Prisma.sql`CASE WHEN a."rankedAt" > ${since} THEN round(${points.fresh}::float8 * exp(
    -greatest(0, extract(epoch FROM ${moment}::timestamptz - a."rankedAt")::float8) / ${freshFor / 1000}::float8)) ELSE 0 END`;
};
