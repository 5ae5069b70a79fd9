import { minute } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { checksSql, matchingSql, plannedSql } from '@/lib/search/postgresql/sql/matching-sql';
import {
  canBeLookedUpSql,
  lookUpWords,
  type WordsLookUp,
} from '@/lib/search/postgresql/sql/words-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';

/*
 * An index by date reads newer ads without the words, one by words older ads with them. So the
 * index of words also holds time spans, and is read as far back as the statistics expect matches.
 */

export type Newest = {
  filter: SearchFilter;
  now: Date;
  /** Ignore ads that are newer than this. */
  moment?: Date;
  /** Reads up to one more than this. */
  most: number;
  /** Columns of `a` ("Ad") besides "id" and "rankedAt". */
  columns: Prisma.Sql;
};

/** Sample size of scope counts; looking up words costs more. */
export const countedNewest = ({ text }: SearchFilter) => (text === null ? 2000 : 1000);

/** Aims for more than needed, because statistics are estimates. */
const margin = 1.4;
/** Above this share of all ads one full read is faster; `rough` if the estimate may be far off. */
const largestShare = { sure: 0.8, rough: 0.4 };
/** Upper bound if the statistics are far off. */
const mostRead = 50_000;

/** Passes the rows to `ask` as a query; if `countOf` finds too few, asks again further back. */
export async function askNewest<T>(
  newest: Newest,
  ask: (rows: Prisma.Sql) => Promise<T>,
  countOf: (answer: T) => number,
): Promise<T> {
  const { filter, now, moment, most } = newest;
  const { text } = filter;
  if (text === null) return ask(inOrder(newest));
  // Of so few ads all matches are read anyway; an estimate takes half as long as the search itself.
  const statistics = await statisticsOfAds(now);
  const words = lookUpWords({ ...filter, text });
  const { estimate, impliesGroup, check } = words;
  const largest = largestShare[check ? 'rough' : 'sure'];
  const isFew = statistics.ads <= (most * margin) / largest;
  const estimated = impliesGroup ? { ...filter, scope: null } : filter;
  const expected = isFew ? 0 : await expectedMatches(plannedSql(estimated, now, estimate));
  let share = (most * margin) / Math.max(1, expected);
  const { dates } = statistics;
  const until = moment && moment < now ? moment : now;
  const last = dates.findLastIndex((date) => Date.parse(date) <= until.getTime());
  for (;;) {
    const since =
      share <= largest ? dates[Math.floor(last - share * (dates.length - 1))] : undefined;
    const bounds = [
      ...(since ? [sinceSql(text, since, until)] : []),
      ...(moment ? [Prisma.sql`a."rankedAt" <= ${until}`] : []),
    ];
    const answer = await ask(fromIndex(newest, words, bounds));
    const found = countOf(answer);
    if (found > most || !since) return answer;
    share *= Math.max(2, (most * margin) / Math.max(1, found));
  }
}

/** Without words the list indexes return rows in order. */
const inOrder = ({ filter, now, most, columns }: Newest) => Prisma.sql`
  SELECT a."id", a."rankedAt", ${columns} FROM "Ad" a WHERE ${matchingSql(filter, now)}
  ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${most + 1}`;

function fromIndex(
  { filter, now, most, columns }: Newest,
  words: WordsLookUp,
  bounds: Prisma.Sql[],
): Prisma.Sql {
  const found = [plannedSql(filter, now, words.lookUp), ...bounds];
  const checks = checksSql(filter, words);
  return Prisma.sql`
  SELECT a."id", a."rankedAt", ${columns} FROM (
    SELECT a.* FROM "Ad" a WHERE ${Prisma.join(found, ' AND ')}
    ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${mostRead}) a
  ${checks.length > 0 ? Prisma.sql`WHERE ${Prisma.join(checks, ' AND ')}` : Prisma.empty}
  ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${most + 1}`;
}

/** Excluded words ("-bike") cannot use the index of spans, so those searches scan by date. */
const sinceSql = (text: string, since: string, until: Date) => Prisma.sql`
  CASE WHEN ${canBeLookedUpSql(text)}
    THEN ad_rank_spans(a."rankedAt") && ad_rank_spans_between(${since}::timestamptz, ${until})
    ELSE a."rankedAt" >= ${since}::timestamptz END`;

/** The planner's estimate; nothing is counted. */
async function expectedMatches(conditions: Prisma.Sql): Promise<number> {
  const [row] = await readRows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    Prisma.sql`EXPLAIN (FORMAT JSON) SELECT FROM "Ad" a WHERE ${conditions}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

type Statistics = {
  /** PostgreSQL's last count; infinite before the first. */
  ads: number;
  /** Histogram bounds of rankedAt, oldest first; empty before the first ANALYZE. */
  dates: string[];
};

const knownFor = minute;
let known: { at: number; statistics: Statistics } | undefined;

/** Read once a minute. They decide what is read first, never what is found. */
async function statisticsOfAds(now: Date): Promise<Statistics> {
  if (known && Math.abs(now.getTime() - known.at) < knownFor) return known.statistics;
  const [row] = await readRows<{ ads: number; dates: string[] | null }>(
    Prisma.sql`
      SELECT reltuples::float8 AS "ads", (
        SELECT array_to_json(histogram_bounds::text::timestamptz[]) FROM pg_stats
        WHERE schemaname = current_schema() AND tablename = 'Ad' AND attname = 'rankedAt') AS "dates"
      FROM pg_class WHERE oid = '"Ad"'::regclass`,
    { name: 'statistics of ads' },
  );
  const ads = row && row.ads >= 0 ? row.ads : Number.POSITIVE_INFINITY;
  const statistics = { ads, dates: row?.dates ?? [] };
  known = { at: now.getTime(), statistics };
  return statistics;
}
