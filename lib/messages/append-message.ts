import { mailAgainAfter, mailUnreadAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { addJob } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';
import type { MessageKind } from '@/lib/db/generated/enums';
import type { Pence } from '@/lib/money';
import { announceChange } from './announce-change';
import type { LockedConversation } from './lock-conversation';
import { toMessage } from './serialise';
import type { SentMessage, Side } from './views';

type Content = { kind?: MessageKind; text: string; amountPence?: Pence | null };

/** Writes a message of the member who holds the lock, announces it and plans the mail about it. */
export async function appendMessage(
  tx: Db,
  conversation: LockedConversation & { userId: string },
  { kind = 'text', text, amountPence = null }: Content,
  now: Date,
): Promise<SentMessage> {
  const { id, isBuyer, userId, otherId } = conversation;
  const number = conversation.lastNumber + 1;
  const withheld = conversation.isBlockedByOther;
  const row = { number, fromBuyer: isBuyer, kind, text, amountPence, at: now };
  await tx.message.create({
    data: { ...row, conversationId: id, withheld },
    select: { number: true },
  });
  await tx.conversation.update({
    where: { id },
    data: {
      lastNumber: number,
      ...(isBuyer ? { buyerRead: number } : { sellerRead: number }),
      ...(withheld ? {} : { lastMessageAt: now }),
    },
    select: { id: true },
  });
  const readers = withheld || !otherId ? [userId] : [userId, otherId];
  await announceChange(tx, id, readers);
  if (!withheld) await planMail(tx, conversation, now);
  return { conversationId: id, message: toMessage(row, isBuyer) };
}

/** One mail for several messages; after a mail that was not followed, an hour passes before the next. */
async function planMail(tx: Db, conversation: LockedConversation, now: Date): Promise<void> {
  const isWaiting = conversation.othersMailed > conversation.othersRead;
  const side: Side = conversation.isBuyer ? 'seller' : 'buyer';
  await addJob(
    mailJob(conversation.id, side, addTime(now, isWaiting ? mailAgainAfter : mailUnreadAfter)),
    tx,
  );
}

export const mailJob = (conversationId: string, side: Side, runAt: Date) => ({
  task: 'mail-unread-messages',
  payload: { conversationId, side },
  key: `mail-unread-messages:${conversationId}:${side}`,
  keepsRunAt: true,
  runAt,
  maxAttempts: 8,
});
