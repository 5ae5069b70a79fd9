import { minute } from '@/lib/dates';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { matchingSql } from './matching-sql';
import { remember } from './remember';
import type { SearchFilter } from './search-query';

/*
 * The newest of the ads that a search means. One index finds words and another one dates, neither
 * finds both in order: whoever walks along the dates reads every ad on the way, whoever looks up the
 * words reads every ad that has them. So both are asked at once, with dates so far back that about
 * as many ads as are wanted have the words: PostgreSQL's own statistics say how far that is.
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

/** Of how many of the newest the counts around a list are; words are dearer to look up. */
export const countedNewest = ({ text }: SearchFilter) => (text === null ? 2000 : 1000);

/** Statistics are not exact: some more are aimed at than are wanted. */
const margin = 1.4;
/** So many times as many as are wanted are sooner read whole than dates of a third of all ads. */
const readWhole = 10;
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
  const { filter, now, most } = newest;
  if (filter.text === null) return ask(inOrder(newest));
  const [expected, dates] = await Promise.all([expectedMatches(filter, now), datesOfAds(now)]);
  let share = expected > most * readWhole ? (most * margin) / expected : 1;
  for (;;) {
    const since = dates[Math.floor((1 - share) * (dates.length - 1))];
    const answer = await ask(lookedUp(newest, share < 1 ? since : undefined));
    const found = countOf(answer);
    if (found > most || share >= 1 || !since) return answer;
    share *= Math.max(2, (most * margin) / Math.max(1, found));
  }
}

/** Without words the indexes of lists give them in their order. */
const inOrder = ({ filter, now, most, columns }: Newest) => Prisma.sql`
  SELECT a."id", a."rankedAt", ${columns} FROM "Ad" a WHERE ${matchingSql(filter, now)}
  ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${most + 1}`;

const lookedUp = (
  { filter, now, moment, most, columns }: Newest,
  since: string | undefined,
) => Prisma.sql`
  SELECT * FROM (
    SELECT a."id", a."rankedAt", ${columns} FROM "Ad" a WHERE ${matchingSql(filter, now)}
    ${since ? Prisma.sql`AND a."rankedAt" >= ${since}::timestamptz` : Prisma.empty}
    ${moment ? Prisma.sql`AND a."rankedAt" <= ${moment}` : Prisma.empty}
    LIMIT ${mostRead}) found
  ORDER BY "rankedAt" DESC, "id" DESC LIMIT ${most + 1}`;

/** As the planner expects them: of all that it knows, nothing is counted. */
async function expectedMatches(filter: SearchFilter, now: Date): Promise<number> {
  const [row] = await readRows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    Prisma.sql`EXPLAIN (FORMAT JSON) SELECT FROM "Ad" a WHERE ${matchingSql(filter, now)}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

const datesLife = 10 * minute;

/** Between each two of these dates are as many ads, the oldest first; none before the first ANALYZE. */
const datesOfAds = (now: Date): Promise<string[]> =>
  remember('dates of ads', { now, life: datesLife }, async () => {
    const [row] = await readRows<{ dates: string[] | null }>(Prisma.sql`
      SELECT array_to_json(histogram_bounds::text::timestamptz[]) AS "dates" FROM pg_stats
      WHERE schemaname = current_schema() AND tablename = 'Ad' AND attname = 'rankedAt'`);
    return row?.dates ?? [];
  });
