import type { Actor } from '@/lib/accounts/actor';
import type { Db } from '@/lib/db/client';

/** The other person keeps their own messages, in a conversation without the member's name. */
export async function eraseMessages({ userId }: Actor, tx: Db): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Message" m USING "Conversation" c
    WHERE c."id" = m."conversationId"
      AND CASE WHEN m."fromBuyer" THEN c."buyerId" ELSE c."sellerId" END = ${userId}::uuid`;
  const select = { id: true } as const;
  const bought = await tx.conversation.updateManyAndReturn({
    where: { buyerId: userId },
    data: { buyerId: null },
    select,
  });
  const sold = await tx.conversation.updateManyAndReturn({
    where: { sellerId: userId },
    data: { sellerId: null },
    select,
  });
  const ids = [...bought, ...sold].map(({ id }) => id);
  await tx.$executeRaw`
    DELETE FROM "Conversation" c WHERE c."id" = ANY (${ids}::uuid[])
      AND NOT EXISTS (SELECT FROM "Message" m WHERE m."conversationId" = c."id")`;
  await tx.block.deleteMany({ where: { OR: [{ blockerId: userId }, { blockedId: userId }] } });
}
