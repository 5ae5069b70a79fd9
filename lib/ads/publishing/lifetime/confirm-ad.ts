import type { Actor } from '@/lib/accounts/actor';
import { isLive } from '@/lib/ads/policy';
import { lockOwnAd } from '@/lib/ads/publishing/lock-own-ad';
import { unansweredSql } from '@/lib/ads/unanswered';
import { unansweredLosesAfter, unansweredMost } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';

export async function confirmAd(
  actor: Actor,
  id: string,
  now: Date,
): Promise<{ confirmedAt: string }> {
  return db.$transaction(async (tx) => {
    const ad = await lockOwnAd(actor, id, tx);
    if (!isLive(ad, now) || ad.moderation !== 'approved') {
      throw new AppError('conflict', siteTexts.notLive);
    }
    if ((await unanswered(id, now, tx)) >= unansweredMost) {
      throw new AppError('conflict', siteTexts.answerFirst);
    }
    await tx.ad.update({
      where: { id },
      data: { confirmedAt: now, updatedAt: now },
      select: { id: true },
    });
    await recordAudit(tx, actor.userId, 'ad.confirmed', { type: 'ad', id }, now);
    return { confirmedAt: now.toISOString() };
  });
}

async function unanswered(id: string, now: Date, tx: Db): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT ${unansweredSql(unansweredLosesAfter, now)} AS "count" FROM "Ad" a WHERE a."id" = ${id}`;
  return row?.count ?? 0;
}

/** Ends the confirmation of ads whose owners do not answer messages. Returns how many. */
export async function withdrawConfirmations(now: Date): Promise<number> {
  return db.$executeRaw`
    UPDATE "Ad" SET "confirmedAt" = NULL, "updatedAt" = ${now} WHERE "id" IN (
      SELECT a."id" FROM "Ad" a
      WHERE a."confirmedAt" IS NOT NULL
        AND ${unansweredSql(unansweredLosesAfter, now)} >= ${unansweredMost}
      ORDER BY a."id" FOR NO KEY UPDATE SKIP LOCKED)`;
}
