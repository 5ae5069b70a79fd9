import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { adsPerPage, countedExactly } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { Pence } from '@/lib/money';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';
import { countOf } from '@/lib/search/engine/bounded-count';
import { type FacetGroup, facetSample } from '@/lib/search/engine/facet-groups';
import type { ListedAd } from '@/lib/search/engine/listed-ad';
import type { CategoryCounts } from '@/lib/search/engine/search-engine';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { groupsSql } from './sql/groups-sql';

export type Collected = {
  total: BoundedCount;
  /** Null if there are more than `countedExactly`. */
  ads: ListedAd[] | null;
  /** For searches without words and more matches: the first page and one more ad. */
  newest: ListedAd[] | null;
  groups: FacetGroup[] | null;
  /** Of all matches or, without words, of the newest. Null otherwise, and within one category. */
  categories: CategoryCounts | null;
};

/** `facets`: fields whose values the same query counts in the newest matches. */
export async function collect(
  query: SearchQuery,
  now: Date,
  facets: readonly FormField[] = [],
): Promise<Collected> {
  // An index returns lists without words in this order.
  const isInOrder = query.text === null;
  const order = isInOrder ? Prisma.sql`ORDER BY a."rankedAt" DESC, a."id" DESC` : Prisma.empty;
  const counts = facets.length > 0 && isInOrder;
  const byCategory = query.scope?.kind === 'category' ? Prisma.empty : categoriesSql;
  const groups = Prisma.sql`, (SELECT json_agg(row_to_json(counts)) FROM (
    ${groupsSql(facets, Prisma.sql`SELECT "facets" FROM found LIMIT ${facetSample + 1}`)}) counts) AS "groups"`;
  // Returned as one value: parsing a thousand rows takes longer than finding them.
  const [row] = await readRows<CollectedRow>(Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT a."id", a."rankedAt", a."pricePence", a."outcode", a."category"
        ${counts ? Prisma.sql`, a."facets"` : Prisma.empty}
      FROM "Ad" a WHERE ${matchingSql(query, now)} ${order} LIMIT ${countedExactly + 1}),
    counted AS (SELECT count(*)::integer AS "count" FROM found)
    SELECT "count", (
      SELECT json_agg(json_build_array(
        "id", (1000 * extract(epoch FROM "rankedAt")::float8)::bigint, "pricePence", "outcode"))
      FROM (SELECT * FROM found LIMIT
        CASE WHEN "count" <= ${countedExactly} THEN ${countedExactly}::integer ELSE ${isInOrder ? adsPerPage + 1 : 0}::integer END) listed
      ) AS "ads" ${counts ? groups : Prisma.empty} ${byCategory}
    FROM counted`);
  const { count = 0, ads, groups: counted = null, categories } = row ?? {};
  const listed = (ads ?? []).map(toListed);
  const isWhole = count <= countedExactly;
  const hasCategories = isWhole || isInOrder;
  return {
    total: countOf(count),
    ads: isWhole ? listed : null,
    newest: isInOrder && !isWhole ? listed : null,
    groups: counted,
    categories:
      hasCategories && categories
        ? { counts: new Map(Object.entries(categories)), offered: null, isMore: !isWhole }
        : null,
  };
}

const categoriesSql = Prisma.sql`, (
  SELECT json_object_agg("category", "of") FROM (
    SELECT "category", count(*) AS "of" FROM found GROUP BY 1) counts) AS "categories"`;

type CollectedRow = {
  count: number;
  ads: CollectedAd[] | null;
  groups?: FacetGroup[] | null;
  categories?: Record<string, number> | null;
};

type CollectedAd = [id: string, rankedAt: number, pricePence: Pence | null, outcode: string];

const toListed = ([id, rankedAt, pricePence, outcode]: CollectedAd): ListedAd => ({
  id,
  rankedAt: new Date(rankedAt),
  pricePence,
  outcode,
});
