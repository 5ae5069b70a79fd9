import { expiredVisible, soldVisible } from '@/lib/catalogue/limits';
import { addTime, second } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';

/** The largest accepted difference between the clocks of machines. */
const skew = second;
/** Limits the period that one call has to search. */
const markEvery = 10 * second;
/** The number is arbitrary, but the same in all workers. */
const lock = 20_261_121;

/** One worker at a time. Returns the number of ads; more than 100 are announced as "everything". */
export async function announceDue(now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const [{ isMine } = { isMine: false }] = await tx.$queryRaw<{ isMine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${lock}) AS "isMine"`;
    if (!isMine) return 0;
    const mark = await tx.pageClock.findUnique({ where: { id: 1 } });
    const since = mark?.announcedUntil ?? now;
    const ids = await dueAds(addTime(since, -skew), now, tx);
    if (ids.length > 0) await tx.$executeRaw`SELECT announce_ads(${ids}::text[])`;
    const isOld = addTime(since, markEvery) < now;
    if (!mark || ids.length > 0 || isOld) await moveMark(now, tx);
    return ids.length;
  });
}

async function dueAds(after: Date, until: Date, tx: Db): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Ad" WHERE "expiresAt" > ${after} AND "expiresAt" <= ${until}
    UNION
    SELECT "id" FROM "Ad"
    WHERE "expiresAt" > ${addTime(after, -expiredVisible)}
      AND "expiresAt" <= ${addTime(until, -expiredVisible)}
    UNION
    SELECT "id" FROM "Ad"
    WHERE "soldAt" > ${addTime(after, -soldVisible)}
      AND "soldAt" <= ${addTime(until, -soldVisible)}
    UNION
    SELECT "adId" FROM "Promotion" WHERE "startsAt" > ${after} AND "startsAt" <= ${until}
    UNION
    SELECT "adId" FROM "Promotion" WHERE "endsAt" > ${after} AND "endsAt" <= ${until}
    LIMIT 101`;
  return rows.map(({ id }) => id);
}

/** Never moves the mark back: another worker's clock may be ahead. */
const moveMark = (now: Date, tx: Db) =>
  tx.$executeRaw`
    INSERT INTO "PageClock" ("id", "announcedUntil") VALUES (1, ${now})
    ON CONFLICT ("id") DO UPDATE
    SET "announcedUntil" = greatest("PageClock"."announcedUntil", excluded."announcedUntil")`;
