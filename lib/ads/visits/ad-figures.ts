import type { AdFigures } from '@/lib/ads/reading/ad-views';
import { unansweredSql } from '@/lib/ads/unanswered';
import { unansweredToldAfter } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';

type Row = AdFigures & { adId: string };

export const noFigures: AdFigures = {
  week: [0, 0, 0, 0, 0, 0, 0],
  saves: 0,
  unanswered: 0,
  conversations: 0,
};

/** Days are UTC, like the counts of visits. */
export async function getAdFigures(
  adIds: readonly string[],
  now: Date,
): Promise<Map<string, AdFigures>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT mine."adId",
      ARRAY(
        SELECT coalesce(d."views", 0)
        FROM generate_series(${now.toISOString().slice(0, 10)}::date - 6,
          ${now.toISOString().slice(0, 10)}::date, interval '1 day') one(day)
          LEFT JOIN "AdDay" d ON d."adId" = mine."adId" AND d."day" = one.day::date
        ORDER BY one.day) AS "week",
      (SELECT count(*)::integer FROM "SavedAd" s WHERE s."adId" = mine."adId") AS "saves",
      (SELECT count(*)::integer FROM "Conversation" c WHERE c."adId" = mine."adId")
        AS "conversations",
      (SELECT ${unansweredSql(unansweredToldAfter, now)} FROM "Ad" a WHERE a."id" = mine."adId")
        AS "unanswered"
    FROM unnest(${adIds}::text[]) mine("adId")`;
  return new Map(rows.map(({ adId, ...figures }) => [adId, figures]));
}
