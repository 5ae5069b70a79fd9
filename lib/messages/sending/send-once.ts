import type { Actor } from '@/lib/accounts/actor';
import { earlierResult, hashContent, rememberResult } from '@/lib/accounts/idempotency';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { messageColumns } from '@/lib/messages/message-columns';
import { toMessage } from '@/lib/messages/serialise';
import { messageTexts } from '@/lib/messages/texts';
import type { SentMessage } from '@/lib/messages/views';

export type Attempt = { idempotencyKey?: string | undefined };

/** A repeated key returns the first message. Throws `conflict` for other content. */
export async function sendOnce(
  actor: Actor,
  { idempotencyKey, content }: Attempt & { content: object },
  now: Date,
  tx: Db,
  send: () => Promise<SentMessage>,
): Promise<SentMessage> {
  const request = {
    keys: idempotencyKey ? [`message:${idempotencyKey}`] : [],
    hashes: hashContent('message', content),
    keyUsed: messageTexts.keyUsed,
  };
  const earlier = await earlierResult(actor, request, tx);
  if (earlier) return readSent(actor, earlier, tx);
  const sent = await send();
  await rememberResult(actor, request, `${sent.conversationId}/${sent.message.number}`, now, tx);
  return sent;
}

async function readSent(actor: Actor, result: string, tx: Db): Promise<SentMessage> {
  const [conversationId = '', number] = result.split('/');
  // An approved message has a new number.
  const found = await tx.message.findUnique({
    where: { conversationId_number: { conversationId, number: Number(number) } },
    select: { ...messageColumns, conversation: { select: { sellerId: true } } },
  });
  if (!found) throw new AppError('conflict', messageTexts.sentBefore);
  const { conversation, ...row } = found;
  return { conversationId, message: toMessage(row, conversation.sellerId !== actor.userId) };
}
