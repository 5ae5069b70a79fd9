import type { AdCard } from '@/lib/ads/ad-views';
import { isActivePromotionSql, readCards } from '@/lib/ads/card-rows';
import { startOfTurn } from '@/lib/ads/rotation';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import { listed } from './cards';
import { matchingSql } from './matching-sql';
import type { SearchFilter } from './search-query';

/* The places that sellers pay for. Those of adult ads are only ever beside adult ads. */

export const vipPlaces = 12;
export const featuredPlaces = 3;

/** Ads for the VIP carousel, those whose turn it is. */
export const getVipAds = (filter: SearchFilter, now: Date): Promise<AdCard[]> =>
  getTurn('vip', matchingSql(filter, now), { places: vipPlaces, page: 1 }, now);

/** Ads for the Featured block of a page of results, from 1; every ad on one page at most. */
export const getFeaturedAds = (filter: SearchFilter, page: number, now: Date): Promise<AdCard[]> =>
  getTurn('featured', matchingSql(filter, now), { places: featuredPlaces, page }, now);

/** The same for results that are known already: those of `ids` that are featured. */
export const getFeaturedAmong = (
  ids: readonly string[],
  page: number,
  now: Date,
): Promise<AdCard[]> =>
  getTurn('featured', Prisma.sql`a."id" = ANY (${ids})`, { places: featuredPlaces, page }, now);

async function getTurn(
  upgrade: 'vip' | 'featured',
  condition: Prisma.Sql,
  { places, page }: { places: number; page: number },
  now: Date,
): Promise<AdCard[]> {
  const [row] = await readRows<{ circle: string[] | null }>(Prisma.sql`
    SELECT array_agg("id" ORDER BY md5("id"), "id") AS "circle" FROM (
      SELECT DISTINCT a."id" FROM "Promotion" p JOIN "Ad" a ON a."id" = p."adId"
      WHERE p."upgrade" = ${upgrade} AND ${isActivePromotionSql(now)} AND ${condition}
    ) bought`);
  const circle = row?.circle ?? [];
  const skipped = (page - 1) * places;
  if (skipped >= circle.length) return [];
  const start = startOfTurn(now, circle.length, places);
  const turn = [...circle.slice(start), ...circle.slice(0, start)];
  return readCards(listed(turn.slice(skipped, skipped + places)), now);
}
