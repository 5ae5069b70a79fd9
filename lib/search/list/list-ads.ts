import type { AdCard } from '@/lib/ads/reading/ad-views';
import { readCards } from '@/lib/ads/reading/card-rows';
import { addTime, day } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { Pence } from '@/lib/money';
import { matchingSql } from '@/lib/search/postgresql/sql/matching-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';

type Newest = { now: Date; limit: number };

export function getNewestAds(filter: SearchFilter, { now, limit }: Newest): Promise<AdCard[]> {
  return readCards(
    Prisma.sql`
      SELECT a."id", row_number() OVER (ORDER BY a."rankedAt" DESC, a."id" DESC) AS "rank"
      FROM "Ad" a WHERE ${matchingSql(filter, now)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${limit}`,
    now,
  );
}

/** Minimum, maximum, median and quartiles. */
export type Prices = {
  of: number;
  lowest: Pence;
  lower: Pence;
  middle: Pence;
  upper: Pence;
  highest: Pence;
};

export type ListFacts = { count: number; fresh: number; prices: Prices | null };

export async function getListFacts(
  filter: SearchFilter,
  { now, limit }: Newest,
): Promise<ListFacts> {
  const [row] = await readRows<FactsRow>(Prisma.sql`
    SELECT count(*)::integer AS "count",
      (count(*) FILTER (WHERE "createdAt" > ${addTime(now, -day)}))::integer AS "fresh",
      count("pricePence")::integer AS "of",
      min("pricePence") AS "lowest", max("pricePence") AS "highest",
      percentile_disc(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY "pricePence") AS "quarters"
    FROM (
      SELECT a."createdAt", a."pricePence" FROM "Ad" a WHERE ${matchingSql(filter, now)}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${limit}
    ) newest`);
  const { count = 0, fresh = 0 } = row ?? {};
  return { count, fresh, prices: row ? toPrices(row) : null };
}

type FactsRow = {
  count: number;
  fresh: number;
  of: number;
  lowest: Pence | null;
  highest: Pence | null;
  quarters: Pence[] | null;
};

function toPrices({ of, lowest, highest, quarters }: FactsRow): Prices | null {
  const [lower, middle, upper] = quarters ?? [];
  if (lowest === null || highest === null) return null;
  if (lower === undefined || middle === undefined || upper === undefined) return null;
  return { of, lowest, lower, middle, upper, highest };
}
