import type { AdCard } from '@/lib/ads/reading/ad-views';
import { isActivePromotionSql } from '@/lib/ads/reading/card-rows';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { cardsOf } from './cards';
import { askedSql } from './matching-sql';
import { startOfTurn } from './rotation';
import { hasWordsSql } from './words-sql';

/* Paid places. Adult ads appear beside adult ads only. */

export const vipPlaces = 12;
export const featuredPlaces = 3;

/** Ids for the VIP carousel, rotated. */
export const vipTurn = async (filter: SearchFilter, now: Date): Promise<string[]> =>
  turnOf(await circleOf('vip', filter, now), { places: vipPlaces, page: 1 }, now);

export const getVipAds = async (filter: SearchFilter, now: Date): Promise<AdCard[]> =>
  cardsOf(await vipTurn(filter, now), now);

/** Ids for the Featured block; pages count from 1, and an ad appears on one page at most. */
export const featuredTurn = async (
  filter: SearchFilter,
  page: number,
  now: Date,
): Promise<string[]> => featuredTurnOf(await circleOf('featured', filter, now), page, now);

export const getFeaturedAds = async (
  filter: SearchFilter,
  page: number,
  now: Date,
): Promise<AdCard[]> => cardsOf(await featuredTurn(filter, page, now), now);

/** For a rotation that is known already. */
export const featuredTurnOf = (circle: readonly string[], page: number, now: Date): string[] =>
  turnOf(circle, { places: featuredPlaces, page }, now);

function turnOf(
  circle: readonly string[],
  { places, page }: { places: number; page: number },
  now: Date,
): string[] {
  const skipped = (page - 1) * places;
  if (skipped >= circle.length) return [];
  const start = startOfTurn(now, circle.length, places);
  const turn = [...circle.slice(start), ...circle.slice(0, start)];
  return turn.slice(skipped, skipped + places);
}

type Upgrade = 'vip' | 'featured';

const circleOf = (upgrade: Upgrade, filter: SearchFilter, now: Date): Promise<string[]> =>
  readCircle(upgrade, placedSql(filter, now), now);

/** "Placement" holds the filter columns of its ad, but not the words. */
function placedSql(filter: SearchFilter, now: Date): Prisma.Sql {
  const conditions = askedSql(filter, now);
  if (filter.text !== null) {
    conditions.push(Prisma.sql`EXISTS (
      SELECT FROM "Ad" a WHERE a."id" = p."adId" AND ${hasWordsSql(filter.text)})`);
  }
  return Prisma.join(conditions, ' AND ');
}

/** Distinct ids in rotation order, since an ad may have bought twice. */
async function readCircle(upgrade: Upgrade, condition: Prisma.Sql, now: Date): Promise<string[]> {
  const [row] = await readRows<{ circle: string | null }>(Prisma.sql`
    SELECT string_agg("id", ' ' ORDER BY "turn", "id") AS "circle" FROM (
      SELECT DISTINCT a."turn", a."id"
      FROM "Placement" p, LATERAL (SELECT p.*, p."adId" AS "id") a
      WHERE p."upgrade" = ${upgrade} AND ${isActivePromotionSql(now)} AND ${condition}
    ) bought`);
  return row?.circle?.split(' ') ?? [];
}
