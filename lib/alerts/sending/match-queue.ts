import { isPublicSql } from '@/lib/ads/is-public';
import { reducedToTell } from '@/lib/catalogue/limits';
import { addTime, hour } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import { type Db, db } from '@/lib/db/client';
import { isOutage, loggable } from '@/lib/db/errors';
import { batchTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { Prisma } from '@/lib/db/prisma';
import { reducedJob } from '@/lib/saved/mail-saved';
import { asksForSql, keysOfAdSql } from './matching-columns';
import { nextMail } from './next-mail';

/** Ads matched against all alerts in one transaction. */
const batch = 50;
const mostBatches = 40;

/** Oldest first; workers share the queue. An ad that fails waits for an hour. Returns the number of ads. */
export const matchQueue = async (now: Date): Promise<number> =>
  (await matchAll(false, now)) + (await matchAll(true, now));

async function matchAll(isReduced: boolean, now: Date): Promise<number> {
  let ads = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const taken = await matchBatch(isReduced, now);
    ads += taken;
    if (taken < batch) break;
  }
  return ads;
}

async function matchBatch(isReduced: boolean, now: Date): Promise<number> {
  try {
    return await match(isReduced, waiting(isReduced, now), now);
  } catch (error) {
    if (isOutage(error)) throw error;
    return matchOneByOne(isReduced, now);
  }
}

const waiting = (isReduced: boolean, now: Date) => Prisma.sql`
  "isReduced" = ${isReduced} AND ("failedAt" IS NULL OR "failedAt" <= ${addTime(now, -hour)})`;

async function matchOneByOne(isReduced: boolean, now: Date): Promise<number> {
  const rows = await db.$queryRaw<{ id: bigint; adId: string }[]>`
    SELECT "id", "adId" FROM "AlertQueue" WHERE ${waiting(isReduced, now)}
    ORDER BY "id" LIMIT ${batch}`;
  for (const { id, adId } of rows) {
    try {
      await match(isReduced, Prisma.sql`"id" = ${id}`, now);
    } catch (error) {
      if (isOutage(error)) throw error;
      console.error(`ad ${adId} was not matched with alerts:`, loggable(error));
      await db.alertQueue.updateMany({ where: { id }, data: { failedAt: now } });
    }
  }
  return rows.length;
}

/** One kind per transaction, ordered by id, so that workers cannot deadlock on the same ad. */
const match = (isReduced: boolean, which: Prisma.Sql, now: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    const queued = await tx.$queryRaw<{ adId: string }[]>`
      DELETE FROM "AlertQueue" WHERE "id" IN (
        SELECT "id" FROM "AlertQueue" WHERE ${which}
        ORDER BY "id" LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      RETURNING "adId"`;
    if (queued.length === 0) return 0;
    const ids = [...new Set(queued.map(({ adId }) => adId))];
    await addMatches(tx, ids, isReduced, now);
    if (isReduced) await tellSavers(tx, ids, now);
    return queued.length;
  }, batchTimeouts);

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
