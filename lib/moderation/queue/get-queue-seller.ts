import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import type { QueueSeller } from './queue-item';

export async function getQueueSeller(id: string, now: Date): Promise<QueueSeller | null> {
  const user = await db.user.findFirst({
    where: { id, erasedAt: null },
    select: {
      id: true,
      username: true,
      createdAt: true,
      isTrader: true,
      bannedAt: true,
      verifiedPhones: { select: { number: true, phoneId: true } },
    },
  });
  if (!user) return null;
  const [ads, removed, reported, history, others, sameCard] = await Promise.all([
    db.ad.count({ where: { ownerId: id, deletedAt: null } }),
    countRemovals(id),
    countReports(id),
    db.decision.findMany({
      where: { memberId: id, undoneAt: null, at: { lte: now } },
      orderBy: { at: 'desc' },
      take: 8,
      select: {
        id: true,
        at: true,
        action: true,
        rule: true,
        note: true,
        targetType: true,
        targetId: true,
        staff: { select: { username: true } },
      },
    }),
    db.verifiedPhone.findMany({
      where: {
        OR: [
          { phoneId: { in: user.verifiedPhones.flatMap(({ phoneId }) => phoneId ?? []) } },
          { number: { in: user.verifiedPhones.map(({ number }) => number) } },
        ],
        userId: { not: id },
        user: { erasedAt: null },
      },
      take: 8,
      select: { user: { select: { username: true, bannedAt: true } } },
    }),
    findSameCard(id),
  ]);
  const titles = await titlesOf(history);
  return {
    id,
    username: user.username,
    memberSince: user.createdAt.toISOString(),
    isTrader: user.isTrader,
    phoneVerified: user.verifiedPhones.length > 0,
    suspended: user.bannedAt !== null,
    ads,
    removed,
    reported,
    history: history.map(({ at, staff, targetType, targetId, ...decision }) => ({
      ...decision,
      at: at.toISOString(),
      about: titles.get(targetId) ?? (targetType === 'user' ? 'the account' : `the ${targetType}`),
      adId: targetType === 'ad' ? targetId : null,
      by: staff?.username ?? null,
    })),
    sameNumber: others.map(({ user: other }) => ({
      username: other.username,
      suspended: other.bannedAt !== null,
    })),
    sameCard,
  };
}

async function titlesOf(decisions: { targetType: string; targetId: string }[]) {
  const ids = decisions.flatMap(({ targetType, targetId }) =>
    targetType === 'ad' ? [targetId] : [],
  );
  const ads = await db.ad.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true },
  });
  return new Map(ads.map(({ id, title }) => [id, `“${title}”`]));
}

const findSameCard = (userId: string) => db.$queryRaw<QueueSeller['sameCard']>`
  SELECT u."username", u."bannedAt" IS NOT NULL AS "suspended"
  FROM "User" u WHERE u."erasedAt" IS NULL AND u."id" IN (
    SELECT other."userId" FROM "PaymentCard" own JOIN "PaymentCard" other
      ON other."hash" = own."hash" AND other."userId" <> own."userId"
    WHERE own."userId" = ${userId}::uuid)
  ORDER BY 2 DESC, u."createdAt" LIMIT 8`;

/** Without those that an appeal took back. */
const countRemovals = (memberId: string): Promise<number> =>
  db.decision.count({
    where: {
      memberId,
      action: 'remove',
      undoneAt: null,
      OR: [{ appeal: null }, { appeal: { outcome: null } }, { appeal: { outcome: 'upheld' } }],
    },
  });

async function countReports(userId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(reportsOfSql(userId));
  return row?.count ?? 0;
}

/** Begins at the member's own rows, so that it reads only their reports. */
export const reportsOfSql = (userId: string) => Prisma.sql`
  SELECT ((
      SELECT count(*) FROM "Report" r WHERE r."targetType" = 'user' AND r."targetId" = ${userId})
    + (SELECT count(*) FROM "Ad" a JOIN "Report" r
        ON r."targetType" = 'ad' AND r."targetId" = a."id"
      WHERE a."ownerId" = ${userId}::uuid)
    + (SELECT count(*) FROM "Review" w JOIN "Report" r ON r."targetType" = 'review'
        AND r."targetId" = w."saleId" || CASE WHEN w."byBuyer" THEN '.buyer' ELSE '.seller' END
      WHERE w."authorId" = ${userId}::uuid)
    + (SELECT count(*) FROM "Conversation" t
        JOIN "Report" r ON r."conversationId" = t."id" AND r."targetType" = 'message'
        JOIN "Message" m ON m."conversationId" = t."id"
          AND m."number" = CASE WHEN r."targetType" = 'message'
            THEN split_part(r."targetId", '.', 2)::integer END
          AND m."fromBuyer" = (t."buyerId" IS NOT DISTINCT FROM ${userId}::uuid)
      WHERE t."buyerId" = ${userId}::uuid OR t."sellerId" = ${userId}::uuid))::integer AS "count"`;
