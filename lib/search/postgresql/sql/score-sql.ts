import { addTime } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import {
  base,
  freshFor,
  nearRings,
  points,
  type ScoreRule,
  scoreRules,
  titledQuery,
  weighsWanted,
} from '@/lib/search/matching/score-rules';
import type { SearchQuery, WordsQuery } from '@/lib/search/query/search-query';
import { headSql, namesAccessorySql } from './accessories-sql';
import { querySql, wordsSql } from './words-sql';

/* The points of score-rules.ts in SQL. */

/** D: what a title says after the item. C: description. B: category and details. A: the item. */
const weights = '{0.4, 0.08, 0.5, 1.0}';

/** On rows with the columns of `scoredColumns`. */
export function scoreSql(query: WordsQuery, moment: Date): Prisma.Sql {
  const { text } = query;
  const rules = Map.groupBy(scoreRules(text), (rule) => ('within' in rule && rule.within) || '');
  const sum = [
    Prisma.sql`${base}`,
    ...Array.from(rules, ([within, some]) => pointsWithin(within, some, titledQuery(text))),
    ...(weighsWanted(query) ? [wantedPoints] : []),
    Prisma.sql`round(${points.words}::integer * ts_rank(${weights}, a."search", ${wordsSql(text)}))`,
    ...nearPoints(query),
    freshPoints(moment),
  ];
  return Prisma.sql`greatest(0, ${Prisma.join(sum, ' + ')})::integer`;
}

/** Used several times for each ad, and computed once. */
export function scoredColumns(text: string): Prisma.Sql {
  const isTitled = Prisma.sql`a."search" @@ ${querySql(titledQuery(text))} AS "isTitled"`;
  return scoreRules(text).some((rule) => 'heads' in rule)
    ? Prisma.sql`${isTitled}, ${headSql} AS "head"`
    : isTitled;
}

/** A comparison with the search vector takes a microsecond, so skip those that another decides. */
function pointsWithin(within: string, rules: readonly ScoreRule[], titled: string): Prisma.Sql {
  const met = (words: string) =>
    words === titled ? Prisma.sql`a."isTitled"` : Prisma.sql`a."search" @@ ${querySql(words)}`;
  const sum = rules.map((rule) => {
    const value = Prisma.sql`${rule.points}::integer`;
    if ('words' in rule && (rule.words === '' || rule.words === within))
      return rule.words === '' ? Prisma.sql`0` : value;
    return Prisma.sql`CASE WHEN ${isMetSql(rule, met)} THEN ${value} ELSE 0 END`;
  });
  const all = Prisma.join(sum, ' + ');
  return within === '' ? all : Prisma.sql`CASE WHEN ${met(within)} THEN ${all} ELSE 0 END`;
}

function isMetSql(rule: ScoreRule, met: (words: string) => Prisma.Sql): Prisma.Sql {
  if ('words' in rule) return met(rule.words);
  return 'heads' in rule
    ? namesAccessorySql(rule.heads, Prisma.sql`a."head"`)
    : Prisma.sql`a."category" = ANY (${[...rule.categories]})`;
}

/** Employers "want" people for jobs, and people look for friends. */
const wantedPoints = Prisma.sql`CASE
  WHEN a."categoryGroup" IN ('jobs', 'personals') AND a."category" <> 'job-wanted' THEN 0
  WHEN a."search" @@ to_tsquery('ad_english', 'wanted:ABD') THEN ${points.wanted}::integer
  -- Every ad of Buy & Sell has the word of the group; vehicles have it where they are wanted.
  WHEN a."categoryGroup" = 'vehicles' AND a."search" @@ to_tsquery('ad_english', 'buy:B')
    THEN ${points.wanted}::integer
  ELSE 0 END`;

function nearPoints({ area, radius }: SearchQuery): Prisma.Sql[] {
  const cases = nearRings({ area, radius }).map(
    ({ outcodes, score }) =>
      Prisma.sql`WHEN a."outcode" = ANY (${[...outcodes]}) THEN ${score}::integer`,
  );
  return cases.length > 0 ? [Prisma.sql`CASE ${Prisma.join(cases, ' ')} ELSE 0 END`] : [];
}

/** Halves in a week or so. In floating point: exp() of numeric takes longer than all the rest. */
const freshPoints = (moment: Date) => {
  const since = addTime(moment, -3 * freshFor);
  return Prisma.sql`CASE WHEN a."rankedAt" > ${since} THEN round(${points.fresh}::float8 * exp(
    -greatest(0, extract(epoch FROM ${moment}::timestamptz - a."rankedAt")::float8) / ${freshFor / 1000}::float8)) ELSE 0 END`;
};
