import type { Actor } from '@/lib/accounts/actor';
import { caseRisks } from '@/lib/catalogue/case-risks';
import type { Db } from '@/lib/db/client';
import { takeAttachment } from '@/lib/messages/attachments/take-attachment';
import type { LockedConversation } from '@/lib/messages/lock-conversation';
import type { NewMessage } from '@/lib/messages/schema';
import type { SentMessage } from '@/lib/messages/views';
import { isBlocked } from '@/lib/screening/photos/find-similar';
import { appendMessage } from './append-message';
import { type ScreenedMessage, screenMessage } from './screen-message';

/** A blocked photo holds the message for a moderator. */
export async function appendScreened(
  tx: Db,
  actor: Actor,
  conversation: LockedConversation,
  message: NewMessage,
  now: Date,
): Promise<SentMessage> {
  const { text, attachment: id } = message;
  const screened = await screenMessage(message, conversation.category, tx);
  const sender = { ...conversation, userId: actor.userId };
  if (id === undefined) return appendMessage(tx, sender, { text, ...screened }, now);
  const { attachment, hash } = await takeAttachment(tx, actor, id, conversation);
  const isForbidden = hash !== null && (await isBlocked(hash, tx));
  const outcome = isForbidden ? heldWith(screened) : screened;
  return appendMessage(tx, sender, { text, attachment, ...outcome }, now);
}

const heldWith = ({ risk }: ScreenedMessage): ScreenedMessage => ({
  review: 'held',
  risk: Math.max(risk, caseRisks.blockedPhoto),
});
