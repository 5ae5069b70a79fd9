import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AdCard } from './ad-views';
import { isActivePromotionSql, readCards } from './card-rows';
import { startOfTurn } from './rotation';
import { type AdFilter, matchingSql } from './search-ads';

/* The places that sellers pay for. Those of adult ads are only ever beside adult ads. */

export const vipPlaces = 12;
export const featuredPlaces = 3;

/** Ads for the VIP carousel, those whose turn it is. */
export const getVipAds = (filter: AdFilter, now: Date): Promise<AdCard[]> =>
  getTurn('vip', filter, vipPlaces, 1, now);

/** Ads for the Featured block of a page of results, from 1; every ad on one page at most. */
export const getFeaturedAds = (filter: AdFilter, page: number, now: Date): Promise<AdCard[]> =>
  getTurn('featured', filter, featuredPlaces, page, now);

async function getTurn(
  upgrade: 'vip' | 'featured',
  filter: AdFilter,
  places: number,
  page: number,
  now: Date,
): Promise<AdCard[]> {
  const bought = Prisma.sql`
    SELECT a."id" FROM "Ad" a
    WHERE a."id" IN (
      SELECT p."adId" FROM "Promotion" p
      WHERE p."upgrade" = ${upgrade} AND ${isActivePromotionSql(now)}
    ) AND ${matchingSql(filter, now)}`;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS "count" FROM (${bought}) bought`;
  const count = row?.count ?? 0;
  const skipped = (page - 1) * places;
  if (skipped >= count) return [];
  const start = startOfTurn(now, count, places);
  // From the first one on, around the circle.
  return readCards(
    Prisma.sql`
      SELECT "id", "rank" FROM (
        SELECT bought."id",
          (row_number() OVER (ORDER BY md5(bought."id"), bought."id") - 1 - ${start} + ${count})
            % ${count} AS "rank"
        FROM (${bought}) bought
      ) turn
      WHERE "rank" >= ${skipped} AND "rank" < ${skipped + places}`,
    now,
  );
}
