import type { AdCard } from '@/lib/ads/ad-views';
import { readCards } from '@/lib/ads/card-rows';
import { isPublicSql } from '@/lib/ads/is-public';
import type { ListScope } from '@/lib/catalogue/list-scopes';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { Area } from '@/lib/locations/areas';

/* The live ads of a scope in an area. */

/** The condition on the table `a` ("Ad"). The columns named are those of the partial indexes. */
export const inListSql = (scope: ListScope, { outcodes }: Area, now: Date) => Prisma.sql`
  ${isPublicSql(now)} AND ${inScopeSql(scope)}
  ${outcodes ? Prisma.sql`AND a."outcode" = ANY (${outcodes})` : Prisma.empty}`;

function inScopeSql({ kind, slug, isAdult }: ListScope): Prisma.Sql {
  const within = Prisma.sql`a."isAdult" = ${isAdult}`;
  if (kind === 'all') return within;
  if (kind === 'category') return Prisma.sql`a."category" = ${slug}`;
  return Prisma.sql`${within} AND a."categoryGroup" = ${slug}`;
}

export function getNewestAds(
  scope: ListScope,
  area: Area,
  { now, limit }: { now: Date; limit: number },
): Promise<AdCard[]> {
  return readCards(
    Prisma.sql`
      SELECT a."id", row_number() OVER (ORDER BY a."rankedAt" DESC, a."id" DESC) AS "rank"
      FROM "Ad" a WHERE ${inListSql(scope, area, now)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${limit}`,
    now,
  );
}

/** In pence: the lowest and the highest price, the middle one, and between which the middle half lies. */
export type Prices = {
  of: number;
  lowest: number;
  lower: number;
  middle: number;
  upper: number;
  highest: number;
};

export type ListFacts = { count: number; fresh: number; prices: Prices | null };

/** Counts and prices of the newest `most` ads at most, as they are at this moment. */
export async function getListFacts(
  scope: ListScope,
  area: Area,
  { now, most }: { now: Date; most: number },
): Promise<ListFacts> {
  const priced = Prisma.sql`FILTER (WHERE "priceUnit"::text = ${scope.priceUnit})`;
  const [row] = await db.$queryRaw<FactsRow[]>`
    SELECT count(*)::integer AS "count",
      (count(*) FILTER (WHERE "createdAt" > ${addTime(now, -day)}))::integer AS "fresh",
      (count("pricePence") ${priced})::integer AS "of",
      min("pricePence") ${priced} AS "lowest",
      max("pricePence") ${priced} AS "highest",
      percentile_disc(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY "pricePence") ${priced}
        AS "quarters"
    FROM (
      SELECT a."createdAt", a."pricePence", a."priceUnit"
      FROM "Ad" a WHERE ${inListSql(scope, area, now)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${most}
    ) newest`;
  return {
    count: row?.count ?? 0,
    fresh: row?.fresh ?? 0,
    prices: row ? toPrices(row) : null,
  };
}

type FactsRow = {
  count: number;
  fresh: number;
  of: number;
  lowest: number | null;
  highest: number | null;
  quarters: number[] | null;
};

function toPrices({ of, lowest, highest, quarters }: FactsRow): Prices | null {
  const [lower, middle, upper] = quarters ?? [];
  if (lowest === null || highest === null) return null;
  if (lower === undefined || middle === undefined || upper === undefined) return null;
  return { of, lowest, lower, middle, upper, highest };
}
