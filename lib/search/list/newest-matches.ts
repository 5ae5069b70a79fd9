import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { matchingSql } from './matching-sql';
import { canBeLookedUpSql } from './words-sql';

/*
 * The newest of the ads that a search means. An index in their order is of no use with words: whoever
 * walks along it reads every ad on the way, whoever looks up the words reads every ad that has them.
 * So the index of words holds the spans of time in which an ad was published or renewed as well, and
 * both are asked for, so far back that about as many ads as are wanted have the words: PostgreSQL's
 * own statistics say how far that is.
 */

export type Newest = {
  filter: SearchFilter;
  now: Date;
  /** The newest at this moment; later ones are left out. */
  moment?: Date;
  /** One more is read, where there are more. */
  most: number;
  /** What is read of `a` ("Ad") besides "id" and "rankedAt". */
  columns: Prisma.Sql;
};

/** Of how many of the newest the counts of scopes are; words are dearer to look up. */
export const countedNewest = ({ text }: SearchFilter) => (text === null ? 2000 : 1000);

/** Statistics are not exact: some more are aimed at than are wanted. */
const margin = 1.4;
/** Of all ads: more than these are sooner read whole than looked for in so many spans. */
const largestShare = 0.4;
/** Where the statistics are quite wrong: never more than these are read, of whatever age. */
const mostRead = 50_000;

/**
 * What `ask` makes of the rows, which it is given as a query. `countOf` tells how many went into an
 * answer: with too few it is asked again, further back.
 */
export async function askNewest<T>(
  newest: Newest,
  ask: (rows: Prisma.Sql) => Promise<T>,
  countOf: (answer: T) => number,
): Promise<T> {
  const { filter, now, moment, most } = newest;
  const { text } = filter;
  if (text === null) return ask(inOrder(newest));
  const expected = await expectedMatches(filter, now);
  let share = (most * margin) / Math.max(1, expected);
  const dates = share <= largestShare ? await datesOfAds() : [];
  const until = moment && moment < now ? moment : now;
  const last = dates.findLastIndex((date) => Date.parse(date) <= until.getTime());
  for (;;) {
    const since =
      share <= largestShare ? dates[Math.floor(last - share * (dates.length - 1))] : undefined;
    const bounds = [
      ...(since ? [sinceSql(text, since, until)] : []),
      ...(moment ? [Prisma.sql`a."rankedAt" <= ${until}`] : []),
    ];
    const answer = await ask(lookedUp(newest, bounds));
    const found = countOf(answer);
    if (found > most || !since) return answer;
    share *= Math.max(2, (most * margin) / Math.max(1, found));
  }
}

/** Without words the indexes of lists give them in their order. */
const inOrder = ({ filter, now, most, columns }: Newest) => Prisma.sql`
  SELECT a."id", a."rankedAt", ${columns} FROM "Ad" a WHERE ${matchingSql(filter, now)}
  ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${most + 1}`;

const lookedUp = ({ filter, now, most, columns }: Newest, bounds: Prisma.Sql[]) => Prisma.sql`
  SELECT * FROM (
    SELECT a."id", a."rankedAt", ${columns} FROM "Ad" a
    WHERE ${Prisma.join([matchingSql(filter, now), ...bounds], ' AND ')}
    LIMIT ${mostRead}) found
  ORDER BY "rankedAt" DESC, "id" DESC LIMIT ${most + 1}`;

/**
 * By the spans of prisma/migrations/20261122140000_words_beside_ranks; most ads are without a word,
 * though, and no index of words knows those ("-bike"): whoever asks for them walks along the dates.
 */
const sinceSql = (text: string, since: string, until: Date) => Prisma.sql`
  CASE WHEN ${canBeLookedUpSql(text)}
    THEN ad_rank_spans(a."rankedAt") && ad_rank_spans_between(${since}::timestamptz, ${until})
    ELSE a."rankedAt" >= ${since}::timestamptz END`;

/** As the planner expects them: of all that it knows, nothing is counted. */
async function expectedMatches(filter: SearchFilter, now: Date): Promise<number> {
  const [row] = await readRows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    Prisma.sql`EXPLAIN (FORMAT JSON) SELECT FROM "Ad" a WHERE ${matchingSql(filter, now)}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** Between each two of these dates are as many ads, the oldest first; none before the first ANALYZE. */
async function datesOfAds(): Promise<string[]> {
  const [row] = await readRows<{ dates: string[] | null }>(
    Prisma.sql`
      SELECT array_to_json(histogram_bounds::text::timestamptz[]) AS "dates" FROM pg_stats
      WHERE schemaname = current_schema() AND tablename = 'Ad' AND attname = 'rankedAt'`,
    { name: 'dates of ads' },
  );
  return row?.dates ?? [];
}
