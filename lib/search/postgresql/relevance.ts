import { isActivePromotionSql } from '@/lib/ads/reading/card-rows';
import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { adsPerPage } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { countOf } from '@/lib/search/engine/bounded-count';
import { type FacetGroup, facetSample } from '@/lib/search/engine/facet-groups';
import {
  cursorOfQuery,
  type FoundList,
  isBackwards,
  toFoundList,
} from '@/lib/search/engine/found-list';
import type { CategoryCounts } from '@/lib/search/engine/search-engine';
import { leastFeaturedShare } from '@/lib/search/matching/score-rules';
import { isOfferedSql, matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import { scoredColumns, scoreSql } from '@/lib/search/postgresql/sql/score-sql';
import { titleHasWordsSql } from '@/lib/search/postgresql/sql/words-sql';
import type { Cursor } from '@/lib/search/query/cursor';
import type { WordsQuery } from '@/lib/search/query/search-query';
import { excludesWanted } from '@/lib/search/understanding/offers-only';
import { compareText } from '@/lib/text/compare-text';
import { askNewest } from './newest-matches';
import { groupsSql } from './sql/groups-sql';

const newestWeighed = 1000;
/** With fewer title matches than this, older title matches are ranked too. */
const fewTitles = 100;
const titlesWeighed = 500;

type WeighedAd = { id: string; score: number };
type PaidAd = WeighedAd & { turn: number };

type Weighed = {
  count: number;
  titled: number;
  best: number;
  /** After the cursor: one more than a page, in reading order. */
  page: WeighedAd[];
  featured: PaidAd[];
  categories: ReadonlyMap<string, number>;
  offered: ReadonlyMap<string, number>;
  groups: FacetGroup[] | null;
  oldest: { at: Date; id: string } | null;
};

export type RelevantList = FoundList & {
  featured: string[];
  categories: CategoryCounts;
  /** Null on later pages, whose matches are as old as the first page. */
  groups: FacetGroup[] | null;
};

/** The cursor holds the time of the first page, so that newer ads do not shift later pages. */
export async function findRelevant(
  query: WordsQuery,
  now: Date,
  facets: readonly FormField[],
): Promise<RelevantList> {
  const moment = cursorOfQuery(query)?.keys[0] ?? now.getTime();
  const newest = await weighNewest(query, new Date(moment), now, query.cursor ? [] : facets);
  const older = await weighOlderTitles(newest, query, new Date(moment), now);
  const toCursor = ({ id, score }: WeighedAd): Cursor => ({ keys: [moment, score], id });
  const side = isBackwards(query) ? -1 : 1;
  const read = [...newest.page, ...older.page]
    .sort((a, b) => side * compare(a, b))
    .slice(0, adsPerPage + 1);
  const least = Math.max(newest.best, older.best) * leastFeaturedShare;
  const featured = [...newest.featured, ...older.featured].filter(({ score }) => score >= least);
  return {
    ...toFoundList(read, query, countOf(newest.count + older.count), toCursor),
    featured: featured.sort(compareTurns).map(({ id }) => id),
    categories: {
      counts: newest.categories,
      offered: newest.offered,
      isMore: newest.count > newestWeighed,
    },
    groups: newest.groups,
  };
}

const compare = (a: WeighedAd, b: WeighedAd) => b.score - a.score || compareText(b.id, a.id);

const compareTurns = (a: PaidAd, b: PaidAd) => a.turn - b.turn || compareText(a.id, b.id);

const columnsOf = ({ text }: WordsQuery) => Prisma.sql`a."category", a."categoryGroup", a."outcode",
  a."facets", a."title", a."search", ${scoredColumns(text)}`;

/** `rows` with the columns. OFFSET 0 keeps PostgreSQL from computing a column anew for each use. */
const scored = (rows: Prisma.Sql, query: WordsQuery, moment: Date) => Prisma.sql`
  SELECT a."id", a."rankedAt", a."category", a."facets", a."isTitled",
    ${excludesWanted(query) ? Prisma.sql`true` : isOfferedSql} AS "isOffered",
    ${scoreSql(query, moment)} AS "score"
  FROM (${rows} OFFSET 0) a`;

type Row = {
  count: number;
  titled: number;
  best: number | null;
  page: [id: string, score: number][] | null;
  featured: [id: string, score: number, turn: number][] | null;
  categories: Record<string, [found: number, offered: number]> | null;
  groups?: FacetGroup[] | null;
  oldest: [at: string, id: string] | null;
};

/** Only the page leaves the database. `facets` are counted in the newest rows. */
async function weigh(
  rows: Prisma.Sql,
  query: WordsQuery,
  { moment, now }: { moment: Date; now: Date },
  facets: readonly FormField[] = [],
): Promise<Weighed> {
  const groups = Prisma.sql`(SELECT json_agg(row_to_json(counts)) FROM (
    ${groupsSql(facets, Prisma.sql`SELECT "facets" FROM weighed LIMIT ${facetSample + 1}`)}) counts) AS "groups",`;
  const direction = Prisma.raw(isBackwards(query) ? 'ASC' : 'DESC');
  const [row] = await readRows<Row>(Prisma.sql`
    WITH weighed AS MATERIALIZED (${scored(rows, query, moment)})
    SELECT count(*)::integer AS "count", (count(*) FILTER (WHERE "isTitled"))::integer AS "titled",
      max("score") AS "best",
      (SELECT json_agg(json_build_array("id", "score")) FROM (
        SELECT "id", "score" FROM weighed ${beyondSql(query)}
        ORDER BY "score" ${direction}, "id" COLLATE "C" ${direction}
        LIMIT ${adsPerPage + 1}) page) AS "page",
      (SELECT json_agg(json_build_array(w."id", w."score", p."turn"))
        FROM weighed w CROSS JOIN LATERAL (
          SELECT p."turn" FROM "Placement" p
          WHERE p."adId" = w."id" AND p."upgrade" = 'featured' AND ${isActivePromotionSql(now)}
          -- Looked up for each of the best, and not read whole for the few that are among them.
          OFFSET 0) p
        WHERE w."score" >= ${leastFeaturedShare}::float8 * (SELECT max("score") FROM weighed)) AS "featured",
      (SELECT json_object_agg("category", json_build_array("count", "offered")) FROM (
        SELECT "category", count(*) AS "count", count(*) FILTER (WHERE "isOffered") AS "offered"
        FROM weighed GROUP BY 1) counts) AS "categories",
      ${facets.length > 0 ? groups : Prisma.empty}
      (SELECT json_build_array("rankedAt", "id") FROM (
        SELECT "rankedAt", "id" FROM weighed ORDER BY "rankedAt", "id" LIMIT 1) last) AS "oldest"
    FROM weighed`);
  const {
    count = 0,
    titled = 0,
    best,
    page,
    featured,
    categories,
    groups: counted,
    oldest,
  } = row ?? {};
  return {
    count,
    titled,
    best: best ?? 0,
    page: (page ?? []).map(([id, score]) => ({ id, score })),
    featured: distinct((featured ?? []).map(([id, score, turn]) => ({ id, score, turn }))),
    categories: countsOf(categories, ([found]) => found),
    offered: countsOf(categories, ([, offered]) => offered),
    groups: counted ?? null,
    oldest: oldest ? { at: new Date(oldest[0]), id: oldest[1] } : null,
  };
}

const countsOf = (
  categories: Row['categories'] | undefined,
  count: (counts: [found: number, offered: number]) => number,
) => new Map(Object.entries(categories ?? {}).map(([slug, counts]) => [slug, count(counts)]));

/** An ad may have bought twice. */
const distinct = (ads: readonly PaidAd[]) => [...new Map(ads.map((ad) => [ad.id, ad])).values()];

function beyondSql(query: WordsQuery): Prisma.Sql {
  const cursor = cursorOfQuery(query);
  if (!cursor) return Prisma.empty;
  const sign = Prisma.raw(isBackwards(query) ? '>' : '<');
  const score = cursor.keys[1] ?? 0;
  return Prisma.sql`WHERE ("score", "id" COLLATE "C") ${sign} (${score}::bigint, ${cursor.id})`;
}

function weighNewest(
  query: WordsQuery,
  moment: Date,
  now: Date,
  facets: readonly FormField[],
): Promise<Weighed> {
  return askNewest(
    { filter: query, now, moment, most: newestWeighed, columns: columnsOf(query) },
    (rows) => weigh(rows, query, { moment, now }, facets),
    ({ count }) => count,
  );
}

const nothing: Weighed = {
  count: 0,
  titled: 0,
  best: 0,
  page: [],
  featured: [],
  categories: new Map(),
  offered: new Map(),
  groups: null,
  oldest: null,
};

/** For words that are in many descriptions but few titles: title matches of any age. */
async function weighOlderTitles(
  { count, titled, oldest }: Weighed,
  query: WordsQuery,
  moment: Date,
  now: Date,
): Promise<Weighed> {
  if (count <= newestWeighed || !oldest || titled >= fewTitles) return nothing;
  return weigh(
    Prisma.sql`
      SELECT a."id", a."rankedAt", ${columnsOf(query)} FROM "Ad" a
      WHERE ${matchingSql({ ...query, text: null }, now)} AND ${titleHasWordsSql(query.text)}
        AND (a."rankedAt", a."id") < (${oldest.at}, ${oldest.id})
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${titlesWeighed}`,
    query,
    { moment, now },
  );
}
