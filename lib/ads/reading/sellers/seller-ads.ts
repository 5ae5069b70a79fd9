import { isPublicSql } from '@/lib/ads/is-public';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import { readCards } from '@/lib/ads/reading/card-rows';
import { showsSellerSql } from '@/lib/ads/shows-seller';
import { countedExactly } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';

const ofSellerSql = (username: string, now: Date) => Prisma.sql`
  a."ownerId" = (SELECT u."id" FROM "User" u WHERE u."usernameKey" = ${username.toLowerCase()})
  AND ${showsSellerSql} AND ${isPublicSql(now)}`;

/** `without`: the id of an ad that the page already shows. */
type Page = { now: Date; limit: number; offset?: number; without?: string };

export const getSellerAds = (username: string, page: Page): Promise<AdCard[]> =>
  readCards(sellerAdsSql(username, page), page.now);

export const sellerAdsSql = (
  username: string,
  { now, limit, offset = 0, without = '' }: Page,
): Prisma.Sql => Prisma.sql`
  SELECT a."id", row_number() OVER (ORDER BY a."createdAt" DESC, a."id" DESC) AS "rank"
  FROM "Ad" a WHERE ${ofSellerSql(username, now)} AND a."id" <> ${without}
  ORDER BY a."createdAt" DESC, a."id" DESC LIMIT ${limit} OFFSET ${offset}`;

export async function countSellerAds(username: string, now: Date): Promise<number> {
  const [row] = await readRows<{ count: number }>(Prisma.sql`
    SELECT count(*)::integer AS "count" FROM (
      SELECT FROM "Ad" a WHERE ${ofSellerSql(username, now)} LIMIT ${countedExactly + 1}
    ) counted`);
  return row?.count ?? 0;
}
