import { isPublicSql } from '@/lib/ads/is-public';
import { reducedToTell } from '@/lib/catalogue/limits';
import { addJob } from '@/lib/db/add-job';
import { type Db, db } from '@/lib/db/client';
import { reducedJob } from '@/lib/saved/mail-saved';
import { asksForSql, keysOfAdSql } from './matching-columns';
import { nextMail } from './next-mail';

/** Ads that one transaction compares with all alerts. */
const batch = 50;
const mostBatches = 40;

/**
 * Finds the alerts of ads that became public or cheaper, the earliest first. Several workers share the
 * queue. Returns the number of ads.
 */
export async function matchQueue(now: Date): Promise<number> {
  let ads = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const taken = await db.$transaction((tx) => matchBatch(tx, now));
    ads += taken;
    if (taken < batch) break;
  }
  return ads;
}

async function matchBatch(tx: Db, now: Date): Promise<number> {
  const queued = await tx.$queryRaw<{ adId: string; isReduced: boolean }[]>`
    DELETE FROM "AlertQueue" WHERE "id" IN (
      SELECT "id" FROM "AlertQueue" ORDER BY "id" LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING "adId", "isReduced"`;
  if (queued.length === 0) return 0;
  const idsOf = (reduced: boolean) => [
    ...new Set(queued.filter(({ isReduced }) => isReduced === reduced).map(({ adId }) => adId)),
  ];
  await addMatches(tx, idsOf(false), false, now);
  await addMatches(tx, idsOf(true), true, now);
  await tellSavers(tx, idsOf(true), now);
  return queued.length;
}

/** A new ad is one that was first public after the alert was made. */
async function addMatches(tx: Db, ids: string[], isReduced: boolean, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "AlertMatch" ("alertId", "adId", "isReduced", "dueAt")
    SELECT al."id", a."id", ${isReduced}, CASE al."frequency"
      WHEN 'instant' THEN ${nextMail('instant', now)}::timestamptz
      WHEN 'daily' THEN ${nextMail('daily', now)}::timestamptz
      ELSE ${nextMail('weekly', now)}::timestamptz END
    FROM "Ad" a CROSS JOIN LATERAL (SELECT ${keysOfAdSql} AS "keys") own
      JOIN "Alert" al ON al."keys" && own."keys"
      JOIN "User" u ON u."id" = al."userId" AND u."bannedAt" IS NULL AND u."erasedAt" IS NULL
    WHERE a."id" = ANY (${ids}::text[]) AND ${isPublicSql(now)} AND ${asksForSql}
      AND al."pausedAt" IS NULL AND al."userId" <> a."ownerId"
      AND CASE WHEN ${isReduced} THEN al."withReduced" ELSE a."approvedAt" >= al."createdAt" END
      AND NOT EXISTS (SELECT FROM "AlertedAd" t WHERE t."userId" = al."userId"
        AND t."adId" = a."id" AND NOT (${isReduced}
          AND a."pricePence" <= ${reducedToTell}::float8 * t."pricePence"))
    ON CONFLICT ("alertId", "adId") DO NOTHING`;
}

async function tellSavers(tx: Db, ids: string[], now: Date): Promise<void> {
  const saved = await tx.savedAd.findMany({
    where: { adId: { in: ids } },
    distinct: 'adId',
    select: { adId: true },
  });
  for (const { adId } of saved) await addJob(reducedJob(adId, now), tx);
}
