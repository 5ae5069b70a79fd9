import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { announceChange } from '@/lib/messages/notices/announce-change';
import { blockScopeSql, ownConversationSql } from './conversation-rows';
import { requireConversationId } from './queries';

/** In all conversations about ads that show their seller, or only in this one (decision 025). */
export async function setBlock(
  actor: Actor,
  id: string,
  isBlocked: boolean,
  now: Date,
): Promise<{ blocked: boolean }> {
  requireConversationId(id);
  return db.$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ otherId: string | null; scope: string }[]>`
      SELECT CASE WHEN c."sellerId" = ${actor.userId}::uuid THEN c."buyerId" ELSE c."sellerId" END
        AS "otherId", ${blockScopeSql} AS "scope"
      FROM "Conversation" c JOIN "Ad" a ON a."id" = c."adId"
      WHERE c."id" = ${id}::uuid AND ${ownConversationSql(actor)}`;
    if (!found?.otherId) throw notFound('This conversation');
    const block = { blockerId: actor.userId, blockedId: found.otherId, scope: found.scope };
    if (isBlocked) {
      await tx.block.createMany({ data: { ...block, createdAt: now }, skipDuplicates: true });
    } else {
      await tx.block.deleteMany({ where: block });
    }
    await announceChange(tx, id, [actor.userId]);
    return { blocked: isBlocked };
  });
}
