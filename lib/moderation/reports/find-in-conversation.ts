import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { isUuid } from '@/lib/is-uuid';
import { ownConversationSql } from '@/lib/messages/conversation-rows';
import { parseMessageTarget } from '@/lib/messages/sending/message-target';
import { personOf } from '@/lib/messages/serialise';

export type InConversation = {
  conversationId: string;
  otherId: string | null;
  /** The beginning of the message, or the person's name in the conversation. */
  name: string;
};

const nameLength = 80;

type Row = {
  id: string;
  isBuyer: boolean;
  category: string;
  username: string | null;
  otherId: string | null;
  text: string | null;
};

export async function findInConversation(
  actor: Actor,
  type: 'message' | 'conversation',
  id: string,
): Promise<InConversation | null> {
  const message = type === 'message' ? parseMessageTarget(id) : null;
  if (type === 'message' && !message) return null;
  const conversationId = message?.conversationId ?? id;
  if (!isUuid(conversationId)) return null;
  const [row] = await db.$queryRaw<Row[]>`
    SELECT c."id", side."isBuyer", a."category", o."id" AS "otherId", o."username", m."text"
    FROM "Conversation" c JOIN "Ad" a ON a."id" = c."adId"
      CROSS JOIN LATERAL (
        SELECT c."sellerId" IS DISTINCT FROM ${actor.userId}::uuid AS "isBuyer") side
      LEFT JOIN "User" o ON o."erasedAt" IS NULL
        AND o."id" = CASE WHEN side."isBuyer" THEN c."sellerId" ELSE c."buyerId" END
      LEFT JOIN "Message" m ON m."conversationId" = c."id" AND NOT m."withheld"
        AND m."number" = ${message?.number ?? 0} AND m."fromBuyer" <> side."isBuyer"
    WHERE c."id" = ${conversationId}::uuid AND ${ownConversationSql(actor)}`;
  if (!row || row.otherId === null) return null;
  if (!message) return { conversationId, otherId: row.otherId, name: personOf(row).name };
  if (row.text === null) return null;
  if (row.text === '') return { conversationId, otherId: row.otherId, name: 'a photo' };
  const name = row.text.length > nameLength ? `${row.text.slice(0, nameLength)}…` : row.text;
  return { conversationId, otherId: row.otherId, name: `“${name}”` };
}
