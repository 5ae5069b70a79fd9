import { isPublicSql } from '@/lib/ads/is-public';
import { reducedToTell } from '@/lib/catalogue/limits';
import { addJob } from '@/lib/db/add-job';
import { type Db, db } from '@/lib/db/client';
import { batchTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { reducedJob } from '@/lib/saved/mail-saved';
import { asksForSql, keysOfAdSql } from './matching-columns';
import { nextMail } from './next-mail';

/** Ads matched against all alerts in one transaction. */
const batch = 50;
const mostBatches = 40;

/** Oldest first; workers share the queue. Returns the number of ads. */
export async function matchQueue(now: Date): Promise<number> {
  return (await matchAll(false, now)) + (await matchAll(true, now));
}

async function matchAll(isReduced: boolean, now: Date): Promise<number> {
  let ads = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const taken = await db.$transaction((tx) => matchBatch(tx, isReduced, now), batchTimeouts);
    ads += taken;
    if (taken < batch) break;
  }
  return ads;
}

/** One kind per transaction, ordered by id, so that workers cannot deadlock on the same ad. */
async function matchBatch(tx: Db, isReduced: boolean, now: Date): Promise<number> {
  const queued = await tx.$queryRaw<{ adId: string }[]>`
    DELETE FROM "AlertQueue" WHERE "id" IN (
      SELECT "id" FROM "AlertQueue" WHERE "isReduced" = ${isReduced}
      ORDER BY "id" LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING "adId"`;
  if (queued.length === 0) return 0;
  const ids = [...new Set(queued.map(({ adId }) => adId))];
  await addMatches(tx, ids, isReduced, now);
  if (isReduced) await tellSavers(tx, ids, now);
  return queued.length;
}

/** An ad is new to an alert if it was first public after the alert was created. */
async function addMatches(tx: Db, ids: string[], isReduced: boolean, now: Date): Promise<void> {
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
    ORDER BY al."id", a."id"
    ON CONFLICT ("alertId", "adId") DO NOTHING`;
}

async function tellSavers(tx: Db, ids: string[], now: Date): Promise<void> {
  const saved = await tx.savedAd.findMany({
    where: { adId: { in: ids } },
    distinct: 'adId',
    orderBy: { adId: 'asc' },
    select: { adId: true },
  });
  for (const { adId } of saved) await addJob(reducedJob(adId, now), tx);
}
