import { isPublicSql } from '@/lib/ads/is-public';
import { countedExactly } from '@/lib/catalogue/limits';
import { Prisma } from '@/lib/db/generated/client';
import { readRows } from '@/lib/db/read-rows';
import type { AdCard } from './ad-views';
import { readCards } from './card-rows';

/* The live ads of one member, the latest posted first. Those of adult categories stand alone. */

type Whose = { username: string; isAdult: boolean };

const ofSellerSql = ({ username, isAdult }: Whose, now: Date) => Prisma.sql`
  a."ownerId" = (SELECT u."id" FROM "User" u WHERE u."usernameKey" = ${username.toLowerCase()})
  AND a."isAdult" = ${isAdult} AND ${isPublicSql(now)}`;

/** `without`: the id of an ad that is shown already. */
export function getSellerAds(
  whose: Whose,
  {
    now,
    limit,
    offset = 0,
    without = '',
  }: { now: Date; limit: number; offset?: number; without?: string },
): Promise<AdCard[]> {
  return readCards(
    Prisma.sql`
      SELECT a."id", row_number() OVER (ORDER BY a."createdAt" DESC, a."id" DESC) AS "rank"
      FROM "Ad" a WHERE ${ofSellerSql(whose, now)} AND a."id" <> ${without}
      ORDER BY a."createdAt" DESC, a."id" DESC LIMIT ${limit} OFFSET ${offset}`,
    now,
  );
}

/** Counted up to one more than is counted exactly. */
export async function countSellerAds(whose: Whose, now: Date): Promise<number> {
  const [row] = await readRows<{ count: number }>(Prisma.sql`
    SELECT count(*)::integer AS "count" FROM (
      SELECT FROM "Ad" a WHERE ${ofSellerSql(whose, now)} LIMIT ${countedExactly + 1}
    ) counted`);
  return row?.count ?? 0;
}
