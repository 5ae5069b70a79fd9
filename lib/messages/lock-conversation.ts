import type { Actor } from '@/lib/accounts/actor';
import type { Db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import { Prisma } from '@/lib/db/prisma';
import { AppError, notFound } from '@/lib/errors';
import { blockScopeSql, ownConversationSql } from './conversation-rows';
import { requireConversationId } from './queries';
import { closedReason } from './serialise';

export type LockedConversation = {
  id: string;
  adId: string;
  category: string;
  isBuyer: boolean;
  lastNumber: number;
  othersRead: number;
  othersMailed: number;
  otherId: string | null;
  username: string | null;
  blocked: boolean;
  isBlockedByOther: boolean;
  deletedAt: Date | null;
  moderation: Moderation;
};

/** Until the transaction ends, so that message numbers follow the order of commits. */
export function lockConversation(actor: Actor, id: string, tx: Db): Promise<LockedConversation> {
  requireConversationId(id);
  return lock(actor, Prisma.sql`c."id" = ${id}::uuid`, tx);
}

export const lockConversationOnAd = (actor: Actor, adId: string, tx: Db) =>
  lock(actor, Prisma.sql`c."adId" = ${adId} AND c."buyerId" = ${actor.userId}::uuid`, tx);

async function lock(actor: Actor, condition: Prisma.Sql, tx: Db): Promise<LockedConversation> {
  const [row] = await tx.$queryRaw<LockedConversation[]>`
    SELECT c."id", c."adId", a."category", c."lastNumber", a."deletedAt", a."moderation"::text AS "moderation",
      side."isBuyer", o."id" AS "otherId", o."username",
      CASE WHEN side."isBuyer" THEN c."sellerRead" ELSE c."buyerRead" END AS "othersRead",
      CASE WHEN side."isBuyer" THEN c."sellerMailed" ELSE c."buyerMailed" END AS "othersMailed",
      ${isBlockSql(Prisma.sql`${actor.userId}::uuid`, Prisma.sql`o."id"`)} AS "blocked",
      ${isBlockSql(Prisma.sql`o."id"`, Prisma.sql`${actor.userId}::uuid`)} AS "isBlockedByOther"
    FROM "Conversation" c JOIN "Ad" a ON a."id" = c."adId"
      CROSS JOIN LATERAL (
        SELECT c."sellerId" IS DISTINCT FROM ${actor.userId}::uuid AS "isBuyer") side
      LEFT JOIN "User" o ON o."erasedAt" IS NULL
        AND o."id" = CASE WHEN side."isBuyer" THEN c."sellerId" ELSE c."buyerId" END
    WHERE ${ownConversationSql(actor)} AND ${condition}
    FOR NO KEY UPDATE OF c`;
  if (!row) throw notFound('This conversation');
  return row;
}

const isBlockSql = (blocker: Prisma.Sql, blocked: Prisma.Sql) => Prisma.sql`
  EXISTS (SELECT FROM "Block" b WHERE b."blockerId" = ${blocker} AND b."blockedId" = ${blocked}
    AND b."scope" = ${blockScopeSql})`;

export function requireOpen(conversation: LockedConversation): void {
  const reason = closedReason(conversation);
  if (reason) throw new AppError('conflict', reason);
}
