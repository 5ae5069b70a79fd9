import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { patience } from '@/lib/db/patience';
import { appendMessage } from './append-message';
import { lockConversation, requireOpen } from './lock-conversation';
import type { NewMessage } from './schema';
import { type Attempt, sendOnce } from './send-once';
import type { SentMessage } from './views';

/** Throws `not_found`, and `conflict` where nothing can be written any more. */
export function sendMessage(
  actor: Actor,
  conversationId: string,
  { text }: NewMessage,
  now: Date,
  attempt: Attempt = {},
): Promise<SentMessage> {
  return db.$transaction(async (tx: Db) => {
    await lockMember(tx, actor.userId);
    return sendOnce(actor, { ...attempt, content: { conversationId, text } }, now, tx, async () => {
      const conversation = await lockConversation(actor, conversationId, tx);
      requireOpen(conversation);
      return appendMessage(tx, { ...conversation, userId: actor.userId }, { text }, now);
    });
  }, patience);
}
