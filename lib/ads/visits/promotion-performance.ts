import type { DayCounts, Performance } from '@/lib/ads/reading/ad-views';
import { db } from '@/lib/db/client';

type Row = DayCounts & { adId: string; isPaid: boolean };

/** Counts only upgrades that affect lists. Omits ads that never had one. */
export async function getPerformances(
  adIds: readonly string[],
  now: Date,
): Promise<Map<string, Performance>> {
  const rows = await db.$queryRaw<Row[]>`
    WITH paid AS (
      SELECT p."adId", p."startsAt", least(coalesce(p."endsAt", ${now}), ${now}) AS "endsAt"
      FROM "Promotion" p
      WHERE p."adId" = ANY (${adIds}) AND p."upgrade" <> 'website' AND p."startsAt" <= ${now}
        AND (p."endsAt" IS NULL OR p."endsAt" > p."startsAt")
    ), days AS (
      SELECT a."id" AS "adId", day::date AS "day"
      FROM "Ad" a, generate_series(
        date_trunc('day', a."createdAt", 'UTC') AT TIME ZONE 'UTC',
        date_trunc('day', least(coalesce(a."expiresAt", ${now}), ${now}), 'UTC') AT TIME ZONE 'UTC',
        interval '1 day'
      ) day
      WHERE a."id" IN (SELECT "adId" FROM paid)
    ), "paidDays" AS (
      SELECT DISTINCT p."adId", day::date AS "day"
      FROM paid p, generate_series(
        date_trunc('day', p."startsAt", 'UTC') AT TIME ZONE 'UTC', p."endsAt" AT TIME ZONE 'UTC',
        interval '1 day'
      ) day
    )
    SELECT d."adId", p."day" IS NOT NULL AS "isPaid", count(*)::integer AS "days",
      coalesce(sum(counts."views"), 0)::integer AS "views",
      coalesce(sum(counts."contacts"), 0)::integer AS "contacts"
    FROM days d
      LEFT JOIN "paidDays" p USING ("adId", "day")
      LEFT JOIN (SELECT * FROM "AdDay" WHERE "adId" = ANY (${adIds})) counts USING ("adId", "day")
    GROUP BY d."adId", p."day" IS NOT NULL`;
  const found = new Map<string, Performance>();
  for (const { adId, isPaid, ...counts } of rows) {
    const performance = found.get(adId) ?? { paidDays: none, otherDays: none };
    found.set(adId, { ...performance, [isPaid ? 'paidDays' : 'otherDays']: counts });
  }
  return found;
}

const none: DayCounts = { days: 0, views: 0, contacts: 0 };
