import { isActivePromotionSql } from '@/lib/ads/card-rows';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import type { Cursor } from './cursor';
import { countOf, cursorOfQuery, type FoundList, pageOfAll, toFoundList } from './found-list';
import { compareText } from './list-order';
import { matchingSql } from './matching-sql';
import type { SearchQuery } from './search-query';
import { titleHasWordsSql, wordsSql } from './words-sql';

/*
 * Only so many matches are weighed, however many there are: the newest, and the newest that have
 * the words in their title.
 */
const newestWeighed = 1000;
const titlesWeighed = 500;

/** Weights of description, (none), category and details, title. */
const weights = '{0.1, 0.1, 0.4, 1.0}';
/** Long texts have every word: their score is divided by the logarithm of their length. */
const byLength = 1;

/** Of the best score: nobody is paid to stand above what was looked for with something else. */
const leastShare = 0.25;

type WeighedAd = { id: string; rankedAt: Date; score: number; isFeatured: boolean };

export type RelevantList = FoundList & {
  /** Ids of the ads whose owners paid for being featured, if they fit. */
  featured: string[];
};

/**
 * The page with the best matches. The cursor carries the moment of the first page: what is
 * published or renewed later does not shift the order of the pages that follow.
 */
export async function findRelevant(
  query: SearchQuery & { text: string },
  now: Date,
): Promise<RelevantList> {
  const moment = cursorOfQuery(query)?.keys[0] ?? now.getTime();
  const all = await weigh(query, new Date(moment), now);
  const toCursor = ({ id, score }: WeighedAd): Cursor => ({ keys: [moment, score], id });
  const read = pageOfAll(all, query, toCursor, compare);
  const best = Math.max(...all.map(({ score }) => score));
  return {
    ...toFoundList(read, query, countOf(all.length), toCursor),
    featured: all
      .filter(({ isFeatured, score }) => isFeatured && score >= best * leastShare)
      .map(({ id }) => id),
  };
}

const compare = (a: Cursor, b: Cursor) =>
  (b.keys[1] ?? 0) - (a.keys[1] ?? 0) || compareText(b.id, a.id);

function weigh(
  query: SearchQuery & { text: string },
  moment: Date,
  now: Date,
): Promise<WeighedAd[]> {
  const newest = (condition: Prisma.Sql, limit: number) => Prisma.sql`
    SELECT a."id", a."rankedAt", a."search" FROM "Ad" a
    WHERE ${condition} AND a."rankedAt" <= ${moment}
    ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${limit}`;
  const titled = Prisma.sql`
    ${matchingSql({ ...query, text: null }, now)} AND ${titleHasWordsSql(query.text)}`;
  return readRows(Prisma.sql`
    WITH newest AS MATERIALIZED (${newest(matchingSql(query, now), newestWeighed + 1)}),
      titled AS (
        SELECT * FROM (${newest(titled, titlesWeighed)}) found
        WHERE (SELECT count(*) FROM newest) > ${newestWeighed}),
      weighed AS (
        SELECT * FROM newest
        UNION ALL SELECT * FROM titled WHERE "id" NOT IN (SELECT "id" FROM newest))
    SELECT "id", "rankedAt",
      round(1e6 * ts_rank(${weights}, "search", ${wordsSql(query.text)}, ${byLength}))::integer
        AS "score",
      EXISTS (SELECT FROM "Promotion" p WHERE p."adId" = weighed."id"
        AND p."upgrade" = 'featured' AND ${isActivePromotionSql(now)}) AS "isFeatured"
    FROM weighed`);
}
