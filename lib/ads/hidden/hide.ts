import type { Actor } from '@/lib/accounts/actor';
import { isPublicSql } from '@/lib/ads/is-public';
import { showsSellerSql } from '@/lib/ads/shows-seller';
import { hiddenAdsMax, hiddenSellersMax } from '@/lib/catalogue/limits';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { Prisma } from '@/lib/db/prisma';
import type { HiddenThings, HiddenView } from './schema';

const mostAds = 1000;

/** Ignores unknown ones; above the limits the oldest entries are dropped. */
export async function hide(
  actor: Actor,
  { ads, sellers }: HiddenThings,
  now: Date,
): Promise<HiddenView> {
  const { userId } = actor;
  await db.$transaction(async (tx) => {
    await lockMember(tx, userId);
    await tx.$executeRaw`
      INSERT INTO "HiddenAd" ("userId", "adId", "at")
      SELECT ${userId}::uuid, "id", ${now} FROM "Ad"
      WHERE "id" = ANY (${ads}::text[]) AND "deletedAt" IS NULL ON CONFLICT DO NOTHING`;
    await tx.$executeRaw`
      INSERT INTO "HiddenSeller" ("userId", "sellerId", "at")
      SELECT ${userId}::uuid, u."id", ${now} FROM "User" u
      WHERE u."id" <> ${userId}::uuid AND ${isSellerSql(sellers, now)} ON CONFLICT DO NOTHING`;
    await trim(tx, userId);
  });
  return getHidden(actor, now);
}

export async function showAgain(
  actor: Actor,
  { ads, sellers }: HiddenThings,
  now: Date,
): Promise<HiddenView> {
  const { userId } = actor;
  await db.hiddenAd.deleteMany({ where: { userId, adId: { in: ads } } });
  const usernameKey = { in: sellers.map((name) => name.toLowerCase()) };
  await db.hiddenSeller.deleteMany({ where: { userId, seller: { usernameKey } } });
  return getHidden(actor, now);
}

export async function getHidden({ userId }: Actor, now: Date): Promise<HiddenView> {
  const [ads, hidden] = await Promise.all([
    db.hiddenAd.findMany({ where: { userId }, orderBy: { at: 'desc' }, select: { adId: true } }),
    db.hiddenSeller.findMany({
      where: { userId, seller: { erasedAt: null } },
      orderBy: { at: 'desc' },
      select: { seller: { select: { username: true } } },
    }),
  ]);
  const sellers = hidden.map(({ seller }) => seller.username);
  return { ads: ads.map(({ adId }) => adId), sellers, theirAds: await adsOf(sellers, now) };
}

/** For a device without a login. */
export async function lookUpHidden(
  { sellers }: { sellers: readonly string[] },
  now: Date,
): Promise<{ theirAds: string[] }> {
  return { theirAds: await adsOf(sellers, now) };
}

async function adsOf(sellers: readonly string[], now: Date): Promise<string[]> {
  if (sellers.length === 0) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT a."id" FROM "Ad" a JOIN "User" u ON u."id" = a."ownerId"
    WHERE u."usernameKey" = ANY (${keysOf(sellers)}::text[]) AND ${showsSellerSql}
      AND ${isPublicSql(now)}
    ORDER BY a."rankedAt" DESC LIMIT ${mostAds}`;
  return rows.map(({ id }) => id);
}

const keysOf = (sellers: readonly string[]) => sellers.map((name) => name.toLowerCase());

/** Only sellers with ads that show them, so that the reply does not reveal whether others exist. */
const isSellerSql = (sellers: readonly string[], now: Date) => Prisma.sql`
  u."usernameKey" = ANY (${keysOf(sellers)}::text[]) AND EXISTS (
    SELECT FROM "Ad" a WHERE a."ownerId" = u."id" AND ${showsSellerSql} AND ${isPublicSql(now)})`;

async function trim(tx: Db, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "HiddenAd" h USING (
      SELECT "adId" FROM "HiddenAd" WHERE "userId" = ${userId}::uuid
      ORDER BY "at" DESC, "adId" OFFSET ${hiddenAdsMax}) surplus
    WHERE h."userId" = ${userId}::uuid AND h."adId" = surplus."adId"`;
  await tx.$executeRaw`
    DELETE FROM "HiddenSeller" h USING (
      SELECT "sellerId" FROM "HiddenSeller" WHERE "userId" = ${userId}::uuid
      ORDER BY "at" DESC, "sellerId" OFFSET ${hiddenSellersMax}) surplus
    WHERE h."userId" = ${userId}::uuid AND h."sellerId" = surplus."sellerId"`;
}
