import { isPublicSql } from '@/lib/ads/is-public';
import { reducedToTell } from '@/lib/catalogue/limits';
import { addJob } from '@/lib/db/add-job';
import { type Db, db } from '@/lib/db/client';
import { isUnavailable } from '@/lib/db/errors';
import { batchTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { Prisma } from '@/lib/db/prisma';
import { reducedJob } from '@/lib/saved/mail-saved';
import { asksForSql, keysOfAdSql } from './matching-columns';
import { nextMail } from './next-mail';

/** Ads matched against all alerts in one transaction. */
const batch = 50;
const mostBatches = 40;

/** `last` bounds a run, so that an ad moved to the end waits for the next one. */
type Run = { now: Date; last: bigint; failures: Map<string, unknown> };

/**
 * Oldest first; workers share the queue. Returns the number of ads. Throws at the end if some could not
 * be matched, which stay in the queue as the last.
 */
export async function matchQueue(now: Date): Promise<number> {
  const { _max } = await db.alertQueue.aggregate({ _max: { id: true } });
  if (_max.id === null) return 0;
  const run: Run = { now, last: _max.id, failures: new Map() };
  const ads = (await matchAll(false, run)) + (await matchAll(true, run));
  if (run.failures.size > 0) {
    const ids = [...run.failures.keys()].join(', ');
    throw new AggregateError(run.failures.values(), `ads were not matched with alerts: ${ids}`);
  }
  return ads;
}

async function matchAll(isReduced: boolean, run: Run): Promise<number> {
  let ads = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const taken = await matchBatch(isReduced, run);
    ads += taken;
    if (taken < batch) break;
  }
  return ads;
}

async function matchBatch(isReduced: boolean, run: Run): Promise<number> {
  try {
    return await match(isReduced, Prisma.sql`"id" <= ${run.last}`, run.now);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return matchOneByOne(isReduced, run);
  }
}

async function matchOneByOne(isReduced: boolean, run: Run): Promise<number> {
  const rows = await db.alertQueue.findMany({
    where: { isReduced, id: { lte: run.last } },
    orderBy: { id: 'asc' },
    take: batch,
    select: { id: true, adId: true },
  });
  for (const { id, adId } of rows) {
    try {
      await match(isReduced, Prisma.sql`"id" = ${id}`, run.now);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      run.failures.set(adId, error);
      await moveToEnd(id);
    }
  }
  return rows.length;
}

const moveToEnd = (id: bigint) => db.$executeRaw`
  UPDATE "AlertQueue" SET "id" = nextval(pg_get_serial_sequence('"AlertQueue"', 'id'))
  WHERE "id" = ${id}`;

/** One kind per transaction, ordered by id, so that workers cannot deadlock on the same ad. */
const match = (isReduced: boolean, which: Prisma.Sql, now: Date): Promise<number> =>
  db.$transaction(async (tx) => {
    const queued = await tx.$queryRaw<{ adId: string }[]>`
      DELETE FROM "AlertQueue" WHERE "id" IN (
        SELECT "id" FROM "AlertQueue" WHERE "isReduced" = ${isReduced} AND ${which}
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
