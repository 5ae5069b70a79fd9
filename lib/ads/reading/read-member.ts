import { Prisma } from '@/lib/db/generated/client';
import { reader } from '@/lib/db/reader';
import type { BadgeFacts } from './badges';

type MemberFacts = BadgeFacts & { username: string; isTrader: boolean };

/** Published ads whose publication `e` ("AuditEntry") may be told to everybody. */
export const showsSellerThen = Prisma.sql`AND e."data" @> '{"showsSeller": true}'`;

/**
 * What badges are made of, at this moment; null for nobody. Published ads are counted in the record
 * of actions: who deletes what is sold loses nothing. `counted` narrows which.
 */
export async function readMember(userId: string, counted: Prisma.Sql): Promise<MemberFacts | null> {
  const [facts] = await reader.$queryRaw<MemberFacts[]>`
    SELECT u."username", u."isTrader", u."createdAt" AS "memberSince",
      EXISTS (SELECT FROM "VerifiedPhone" v WHERE v."userId" = u."id") AS "hasVerifiedPhone",
      (SELECT count(*)::int FROM (
        SELECT FROM "AuditEntry" e
        WHERE e."actorId" = u."id" AND e."action" = 'ad.published' ${counted} AND NOT EXISTS (
          SELECT FROM "Ad" a WHERE a."id" = e."subjectId" AND a."moderation" <> 'approved')
        LIMIT 10) published) AS "adsPublished"
    FROM "User" u WHERE u."id" = ${userId}::uuid`;
  return facts ?? null;
}
