import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { lockConversation, requireOpen } from '@/lib/messages/lock-conversation';
import type { NewMessage } from '@/lib/messages/schema';
import type { SentMessage } from '@/lib/messages/views';
import { appendScreened } from './append-screened';
import { type Attempt, sendOnce } from './send-once';

export function sendMessage(
  actor: Actor,
  conversationId: string,
  message: NewMessage,
  now: Date,
  attempt: Attempt = {},
): Promise<SentMessage> {
  return db.$transaction(async (tx: Db) => {
    await lockMember(tx, actor.userId);
    return sendOnce(
      actor,
      { ...attempt, content: lasting(conversationId, message) },
      now,
      tx,
      async () => {
        const conversation = await lockConversation(actor, conversationId, tx);
        requireOpen(conversation);
        return appendScreened(tx, actor, conversation, message, now);
      },
    );
  }, transactionTimeouts);
}

/** The content that a repeated request has to match. */
const lasting = (conversationId: string, { text, attachment }: NewMessage) => ({
  conversationId,
  text,
  ...(attachment !== undefined && { attachment }),
});
