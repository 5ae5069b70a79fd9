import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import type { Cursor } from '@/lib/search/query/cursor';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { countOf, cursorOfQuery, type FoundList, pageOfAll, toFoundList } from './found-list';
import { compareText } from './list-order';
import { matchingSql } from './matching-sql';
import { askNewest } from './newest-matches';
import { titleHasWordsSql, wordsSql } from './words-sql';

/** However many matches there are, only the newest are weighed. */
const newestWeighed = 1000;
/** Fewer of these that have the words in their title leave room for older ones that do. */
const fewTitles = 100;
const titlesWeighed = 500;

/** Weights of description, (none), category and details, title. */
const weights = '{0.1, 0.1, 0.4, 1.0}';
/** Long texts have every word: their score is divided by the logarithm of their length. */
const byLength = 1;

/** Of the best score: nobody is paid to stand above what was looked for with something else. */
const leastShare = 0.25;

type WeighedAd = { id: string; score: number };

/** Ads in the order of a list, the newest first. */
type Weighed = {
  ads: WeighedAd[];
  categories: string[];
  /** How many have the words in their title. */
  titled: number;
  /** When the last of them was published or renewed. */
  oldest: Date | null;
};

export type RelevantList = FoundList & {
  /** Ids of the ads that stand above others when their owners pay for it. */
  eligible: string[];
  /** The category of each ad among the newest. */
  categories: string[];
};

type WordsQuery = SearchQuery & { text: string };

/**
 * The page with the best matches. The cursor carries the moment of the first page: what is
 * published or renewed later does not shift the order of the pages that follow.
 */
export async function findRelevant(query: WordsQuery, now: Date): Promise<RelevantList> {
  const moment = cursorOfQuery(query)?.keys[0] ?? now.getTime();
  const newest = await weighNewest(query, new Date(moment), now);
  const all = [...newest.ads, ...(await weighOlderTitles(newest, query, now))];
  const toCursor = ({ id, score }: WeighedAd): Cursor => ({ keys: [moment, score], id });
  const read = pageOfAll(all, query, toCursor, compare);
  const best = Math.max(...all.map(({ score }) => score));
  return {
    ...toFoundList(read, query, countOf(all.length), toCursor),
    eligible: all.filter(({ score }) => score >= best * leastShare).map(({ id }) => id),
    categories: newest.categories,
  };
}

const compare = (a: Cursor, b: Cursor) =>
  (b.keys[1] ?? 0) - (a.keys[1] ?? 0) || compareText(b.id, a.id);

const weighed = Prisma.sql`a."category", a."search"`;

type Row = {
  ids: string[] | null;
  scores: number[] | null;
  categories: string[] | null;
  titled: number;
  oldest: Date | null;
};

/** A thousand rows take longer to be read than to be weighed: they come as one. */
async function weigh(rows: Prisma.Sql, { text }: WordsQuery): Promise<Weighed> {
  const [row] = await readRows<Row>(Prisma.sql`
    SELECT json_agg("id") AS "ids",
      json_agg(round(1e6 * ts_rank(${weights}, "search", ${wordsSql(text)}, ${byLength}))::integer)
        AS "scores",
      json_agg("category") AS "categories",
      (count(*) FILTER (WHERE ts_filter("search", '{a}') @@ ${wordsSql(text)}))::integer AS "titled",
      min("rankedAt") AS "oldest"
    FROM (${rows}) newest`);
  const { ids, scores, categories, titled = 0, oldest = null } = row ?? {};
  const ads = (ids ?? []).map((id, index) => ({ id, score: scores?.[index] ?? 0 }));
  return { ads, categories: categories ?? [], titled, oldest };
}

const weighNewest = (query: WordsQuery, moment: Date, now: Date): Promise<Weighed> =>
  askNewest(
    { filter: query, now, moment, most: newestWeighed, columns: weighed },
    (rows) => weigh(rows, query),
    ({ ads }) => ads.length,
  );

/** A word that many descriptions have, and hardly a title, is looked for in titles of any age. */
async function weighOlderTitles(
  { ads: newest, titled, oldest }: Weighed,
  query: WordsQuery,
  now: Date,
): Promise<WeighedAd[]> {
  const last = newest.at(newestWeighed);
  if (!last || !oldest || titled >= fewTitles) return [];
  const { ads } = await weigh(
    Prisma.sql`
      SELECT a."id", a."rankedAt", ${weighed} FROM "Ad" a
      WHERE ${matchingSql({ ...query, text: null }, now)} AND ${titleHasWordsSql(query.text)}
        AND (a."rankedAt", a."id") < (${oldest}, ${last.id})
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${titlesWeighed}`,
    query,
  );
  return ads;
}
