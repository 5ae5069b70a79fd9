import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { patience } from '@/lib/db/patience';
import { appendMessage } from './append-message';
import { lockConversation, requireOpen } from './lock-conversation';
import type { NewMessage } from './schema';
import { screenMessage } from './screen-message';
import { type Attempt, sendOnce } from './send-once';
import type { SentMessage } from './views';

/**
 * Throws `not_found`, `conflict` where nothing can be written any more, and `invalid` for words that
 * the writer is warned of.
 */
export function sendMessage(
  actor: Actor,
  conversationId: string,
  { text, confirmed }: NewMessage,
  now: Date,
  attempt: Attempt = {},
): Promise<SentMessage> {
  return db.$transaction(async (tx: Db) => {
    await lockMember(tx, actor.userId);
    return sendOnce(actor, { ...attempt, content: { conversationId, text } }, now, tx, async () => {
      const conversation = await lockConversation(actor, conversationId, tx);
      requireOpen(conversation);
      const screened = await screenMessage({ text, confirmed }, conversation.category, tx);
      const sender = { ...conversation, userId: actor.userId };
      return appendMessage(tx, sender, { text, ...screened }, now);
    });
  }, patience);
}
