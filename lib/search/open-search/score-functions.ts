import { addTime, day } from '@/lib/dates';
import {
  base,
  freshFor,
  nearRings,
  points,
  type ScoreRule,
  scoreRules,
  weighsWanted,
} from '@/lib/search/matching/score-rules';
import type { WordsQuery } from '@/lib/search/query/search-query';
import { anyQuery, neededQuery } from '@/lib/search/words/words-query';
import { all, any, type Clause, is, isOneOf, not } from './clause';
import type { Words } from './read-words';

/* The scores of lib/search/postgresql/sql/score-sql.ts, as functions whose values are added. */

export type ScoreFunction =
  | { weight: number; filter?: Clause }
  | { weight: number; filter: Clause; exp: { rankedAt: Decay } };

type Decay = { origin: string; scale: string; decay: number };

/** Shares of points.words by the highest weight, as ts_rank scores a single word. */
const shares = [
  ['A', 0.61],
  ['ABD', 0.27],
  ['', 0.05],
] as const;

export function scoreFunctions(query: WordsQuery, moment: Date, words: Words): ScoreFunction[] {
  const rules = scoreRules(query.text).map((rule) => ({
    value: rule.points,
    filter: ruleClause(rule, words),
  }));
  const wanted = weighsWanted(query) ? [{ value: points.wanted, filter: wantedClause(words) }] : [];
  const rings = nearRings(query);
  return [
    { weight: Math.max(0, base - lossOf(query)) },
    ...[...rules, ...wanted].map(({ value, filter }) =>
      // OpenSearch refuses negative points, so instead ads that would not lose points gain them.
      value < 0 ? { weight: -value, filter: not(filter) } : { weight: value, filter },
    ),
    ...shares.map(([weights, share], at) => ({
      weight: points.words * (share - (shares[at + 1]?.[1] ?? 0)),
      filter: words(neededQuery(query.text, weights)),
    })),
    ...rings.map(({ outcodes, score }, at) => ({
      weight: score,
      filter: all([
        isOneOf('outcode', outcodes),
        ...rings.slice(0, at).map((inner) => not(isOneOf('outcode', inner.outcodes))),
      ]),
    })),
    {
      weight: points.fresh,
      filter: { range: { rankedAt: { gt: addTime(moment, -3 * freshFor).getTime() } } },
      exp: {
        rankedAt: {
          origin: String(moment.getTime()),
          scale: `${freshFor / day}d`,
          decay: Math.exp(-1),
        },
      },
    },
  ];
}

function ruleClause(rule: ScoreRule, words: Words): Clause {
  if ('words' in rule) return words(rule.words);
  if ('heads' in rule) return words(anyQuery(rule.heads, 'A'));
  return isOneOf('category', rule.categories);
}

const wantedClause = (words: Words): Clause =>
  all([
    any([not(isOneOf('categoryGroup', ['jobs', 'personals'])), is('category', 'job-wanted')]),
    any([words('wanted:ABD'), all([is('categoryGroup', 'vehicles'), words('buy:B')])]),
  ]);

function lossOf(query: WordsQuery): number {
  const rules = scoreRules(query.text).map((rule) => rule.points);
  const wanted = weighsWanted(query) ? [points.wanted] : [];
  return -[...rules, ...wanted].reduce((sum, value) => sum + Math.min(0, value), 0);
}

/** By how much these scores exceed PostgreSQL's, which may drop to zero. */
export const surplusOf = (query: WordsQuery): number => Math.max(0, lossOf(query) - base);
