import type { AdCard } from '@/lib/ads/reading/ad-views';
import { isActivePromotionSql } from '@/lib/ads/reading/card-rows';
import { codeArray } from '@/lib/db/code-array';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { cardsOf } from '@/lib/search/list/cards';
import { filtersWithoutWordsSql } from '@/lib/search/postgresql/sql/matching-sql';
import { meansWordsSql } from '@/lib/search/postgresql/sql/words-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { rotationStart } from './rotation';

/* Paid placements. Adult ads appear only among adult ads. */

const vipSlots = 12;
export const featuredSlots = 3;

export const getVipAds = async (filter: SearchFilter, now: Date): Promise<AdCard[]> =>
  cardsOf((await rotatedPlacements(filter, { vip: true }, now)).vip, now);

export const getFeaturedAds = async (
  filter: SearchFilter,
  page: number,
  now: Date,
): Promise<AdCard[]> =>
  cardsOf((await rotatedPlacements(filter, { featuredPage: page }, now)).featured, now);

type Wanted = {
  vip?: boolean;
  /** From 1. An ad appears on one page at most. */
  featuredPage?: number | null;
};

export async function rotatedPlacements(
  filter: SearchFilter,
  { vip = false, featuredPage = null }: Wanted,
  now: Date,
): Promise<{ vip: string[]; featured: string[] }> {
  const upgrades = [...(vip ? ['vip'] : []), ...(featuredPage === null ? [] : ['featured'])];
  if (upgrades.length === 0) return { vip: [], featured: [] };
  const rotations = await readRotations(upgrades, placedSql(filter, now), now);
  const rotationOf = (upgrade: string) => rotations.get(upgrade) ?? [];
  return {
    vip: slotsInRotation(rotationOf('vip'), { places: vipSlots, page: 1 }, now),
    featured: featuredInRotation(rotationOf('featured'), featuredPage ?? 1, now),
  };
}

export const featuredInRotation = (
  rotation: readonly string[],
  page: number,
  now: Date,
): string[] => slotsInRotation(rotation, { places: featuredSlots, page }, now);

function slotsInRotation(
  rotation: readonly string[],
  { places, page }: { places: number; page: number },
  now: Date,
): string[] {
  const skipped = (page - 1) * places;
  if (skipped >= rotation.length) return [];
  const start = rotationStart(now, rotation.length, places);
  const turn = [...rotation.slice(start), ...rotation.slice(0, start)];
  return turn.slice(skipped, skipped + places);
}

/** "Placement" holds the filter columns of its ad, but not the words. */
function placedSql(filter: SearchFilter, now: Date): Prisma.Sql {
  const conditions = filtersWithoutWordsSql(filter, now);
  const { text } = filter;
  if (text !== null) {
    conditions.push(Prisma.sql`EXISTS (
      SELECT FROM "Ad" a WHERE a."id" = p."adId" AND ${meansWordsSql({ ...filter, text })})`);
  }
  return Prisma.join(conditions, ' AND ');
}

/** Distinct ids in rotation order by upgrade, since an ad may have bought twice. */
async function readRotations(
  upgrades: readonly string[],
  condition: Prisma.Sql,
  now: Date,
): Promise<Map<string, string[]>> {
  const rows = await readRows<{ upgrade: string; rotation: string }>(Prisma.sql`
    SELECT "upgrade", string_agg("id", ' ' ORDER BY "turn", "id") AS "rotation" FROM (
      SELECT DISTINCT a."upgrade", a."turn", a."id"
      FROM "Placement" p, LATERAL (SELECT p.*, p."adId" AS "id") a
      WHERE p."upgrade" = ANY (${codeArray(upgrades)}) AND ${isActivePromotionSql(now)}
        AND ${condition}
    ) bought GROUP BY "upgrade"`);
  return new Map(rows.map(({ upgrade, rotation }) => [upgrade, rotation.split(' ')]));
}
