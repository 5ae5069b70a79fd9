import type { Actor } from '@/lib/accounts/actor';
import { isPublicSql } from '@/lib/ads/is-public';
import { requireAdId } from '@/lib/ads/publishing/lock-own-ad';
import { countDay } from '@/lib/ads/visits/count-day';
import { savedAdsMax } from '@/lib/catalogue/limits';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { notFound } from '@/lib/errors';
import type { MergedAds } from './schema';

/** Throws `not_found` unless the ad is public. Above the limit the oldest entries are dropped. */
export async function saveAd(actor: Actor, id: string, now: Date): Promise<{ saved: true }> {
  requireAdId(id);
  const count = await db.$transaction(async (tx) => {
    await lockMember(tx, actor.userId);
    return addAds(actor, [{ id, price: null }], now, tx);
  });
  if (count === 0) throw notFound('This ad');
  return { saved: true };
}

export async function unsaveAd({ userId }: Actor, id: string): Promise<{ saved: false }> {
  requireAdId(id);
  await db.savedAd.deleteMany({ where: { userId, adId: id } });
  return { saved: false };
}

export async function mergeSavedAds(
  actor: Actor,
  { ads }: MergedAds,
  now: Date,
): Promise<{ saved: string[] }> {
  return db.$transaction(async (tx) => {
    await lockMember(tx, actor.userId);
    await addAds(actor, ads, now, tx);
    const rows = await tx.savedAd.findMany({
      where: { userId: actor.userId },
      select: { adId: true },
    });
    return { saved: rows.map(({ adId }) => adId) };
  });
}

/** A missing price defaults to the current one. */
async function addAds(
  { userId }: Actor,
  ads: MergedAds['ads'],
  now: Date,
  tx: Db,
): Promise<number> {
  if (ads.length === 0) return 0;
  const saved = await tx.$queryRaw<{ adId: string; isNew: boolean; isOwn: boolean }[]>`
    INSERT INTO "SavedAd" ("userId", "adId", "pricePence", "savedAt")
    SELECT ${userId}::uuid, a."id", coalesce(given."price", a."pricePence"), ${now}
    FROM unnest(${ads.map(({ id }) => id)}::text[], ${ads.map(({ price }) => price)}::int[])
        AS given("id", "price")
      JOIN "Ad" a ON a."id" = given."id"
    WHERE ${isPublicSql(now)} AND NOT a."isAdult"
    ON CONFLICT ("userId", "adId") DO UPDATE SET "savedAt" = "SavedAd"."savedAt"
    RETURNING "adId", xmax = 0 AS "isNew",
      EXISTS (SELECT FROM "Ad" a WHERE a."id" = "adId" AND a."ownerId" = "userId") AS "isOwn"`;
  const counted = saved.filter(({ isNew, isOwn }) => isNew && !isOwn).map(({ adId }) => adId);
  await countDay(tx, counted, 'saves', now);
  await tx.$executeRaw`
    DELETE FROM "SavedAd" s USING (
      SELECT "adId" FROM "SavedAd" WHERE "userId" = ${userId}::uuid
      ORDER BY "savedAt" DESC, "adId" OFFSET ${savedAdsMax}) surplus
    WHERE s."userId" = ${userId}::uuid AND s."adId" = surplus."adId"`;
  return saved.length;
}
