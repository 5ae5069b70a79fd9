import { siteTexts } from '@/lib/catalogue/site-texts';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { BadgeFacts } from './badges';
import { type Rating, ratingSql } from './visible-reviews';

export type MemberFacts = BadgeFacts & {
  username: string;
  isTrader: boolean;
  /** Null with too few replies to tell. */
  replyMinutes: number | null;
  lastSeenAt: Date | null;
  /** Ads marked as sold, let or filled. */
  concluded: number;
  rating: Rating | null;
};

/** On the publication `e` ("AuditEntry"): its ad showed its seller. */
export const showsSellerThen = Prisma.sql`AND e."data" @> '{"showsSeller": true}'`;

/** Counts publications in the audit log, so that deleting sold ads costs no badge. */
export const memberFactsSql = (counted: Prisma.Sql, now: Date) => Prisma.sql`
  u."username", u."isTrader", u."replyMinutes", ${ratingSql(now)} AS "rating",
  (SELECT max(s."lastSeenAt") FROM "Session" s WHERE s."userId" = u."id") AS "lastSeenAt",
  (SELECT count(DISTINCT s."adId")::integer FROM "Sale" s WHERE s."sellerId" = u."id") AS "concluded",
  u."createdAt" AS "memberSince",
  EXISTS (SELECT FROM "VerifiedPhone" v WHERE v."userId" = u."id") AS "hasVerifiedPhone",
  (SELECT count(*)::integer FROM (
    SELECT FROM "AuditEntry" e
    WHERE e."actorId" = u."id" AND e."action" = 'ad.published' ${counted} AND NOT EXISTS (
      SELECT FROM "Ad" subject
      WHERE subject."id" = e."subjectId" AND subject."moderation" <> 'approved')
    LIMIT 10) published) AS "adsPublished"`;

export async function readMember(
  userId: string,
  counted: Prisma.Sql,
  now: Date,
): Promise<MemberFacts | null> {
  const [facts] = await readRows<MemberFacts>(
    Prisma.sql`SELECT ${memberFactsSql(counted, now)} FROM "User" u WHERE u."id" = ${userId}::uuid`,
    { tooSlow: siteTexts.siteBusy },
  );
  return facts ?? null;
}
