import { reader } from '@/lib/db/reader';
import { type BadgeFacts, type BadgeKey, badgesOf } from './badges';

/**
 * The badges of a member, from the facts of this moment. Published ads are counted in the record of
 * actions: who deletes what is sold loses nothing.
 */
export async function getBadges(userId: string, now: Date): Promise<BadgeKey[]> {
  const [facts] = await reader.$queryRaw<BadgeFacts[]>`
    SELECT u."createdAt" AS "memberSince",
      EXISTS (SELECT FROM "VerifiedPhone" v WHERE v."userId" = u."id") AS "hasVerifiedPhone",
      (SELECT count(*)::int FROM (
        SELECT FROM "AuditEntry" e
        WHERE e."actorId" = u."id" AND e."action" = 'ad.published' AND NOT EXISTS (
          SELECT FROM "Ad" a WHERE a."id" = e."subjectId" AND a."moderation" <> 'approved')
        LIMIT 10) published) AS "adsPublished"
    FROM "User" u WHERE u."id" = ${userId}::uuid`;
  return facts ? badgesOf(facts, now) : [];
}
