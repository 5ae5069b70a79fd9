import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { announceChange } from '@/lib/messages/notices/announce-change';
import { requireConversationId } from './queries';

/** Never moves back. */
export async function markRead(
  { userId }: Actor,
  id: string,
  { upTo }: { upTo: number },
): Promise<{ success: true }> {
  requireConversationId(id);
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ people: string[]; isChanged: boolean }[]>`
      UPDATE "Conversation" c SET
        "buyerRead" = CASE WHEN c."buyerId" = ${userId}::uuid
          THEN greatest(c."buyerRead", least(${upTo}, c."lastNumber")) ELSE c."buyerRead" END,
        "sellerRead" = CASE WHEN c."sellerId" = ${userId}::uuid
          THEN greatest(c."sellerRead", least(${upTo}, c."lastNumber")) ELSE c."sellerRead" END
      FROM "Conversation" old
      WHERE old."id" = c."id" AND c."id" = ${id}::uuid
        AND (c."buyerId" = ${userId}::uuid OR c."sellerId" = ${userId}::uuid)
      RETURNING array_remove(ARRAY[c."buyerId"::text, c."sellerId"::text], NULL) AS "people",
        (c."buyerRead", c."sellerRead") <> (old."buyerRead", old."sellerRead") AS "isChanged"`;
    if (!row) throw notFound('This conversation');
    if (row.isChanged) await announceChange(tx, id, row.people);
    return { success: true };
  });
}
