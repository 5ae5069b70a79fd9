import { mailAgainAfter, mailUnreadAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { addJob, type NewJob } from '@/lib/db/add-job';
import type { Db } from '@/lib/db/client';
import type { MessageKind } from '@/lib/db/generated/enums';
import { openCase } from '@/lib/db/open-case';
import type { LockedConversation } from '@/lib/messages/lock-conversation';
import { announceChange } from '@/lib/messages/notices/announce-change';
import { measureReplies } from '@/lib/messages/notices/measure-replies';
import { pushMessage } from '@/lib/messages/notices/push-message';
import { toMessage } from '@/lib/messages/serialise';
import type { AttachmentView, SentMessage, Side } from '@/lib/messages/views';
import type { Pence } from '@/lib/money';
import { type MessageTarget, messageTargetOf } from './message-target';
import type { ScreenedMessage } from './screen-message';

type Mailed = Pick<LockedConversation, 'id' | 'isBuyer' | 'othersMailed' | 'othersRead'>;
type Content = {
  kind?: MessageKind;
  text: string;
  amountPence?: Pence | null;
  attachment?: AttachmentView | null;
} & Partial<ScreenedMessage>;

/** Writes a message of the member who holds the lock, announces it and schedules its mail. */
export async function appendMessage(
  tx: Db,
  conversation: LockedConversation & { userId: string },
  { kind = 'text', text, amountPence = null, attachment = null, review = null, risk = 0 }: Content,
  now: Date,
): Promise<SentMessage> {
  const { id, isBuyer, userId, otherId } = conversation;
  const number = conversation.lastNumber + 1;
  const withheld = conversation.isBlockedByOther || review === 'held';
  const row = { number, fromBuyer: isBuyer, kind, text, amountPence, review, at: now };
  await tx.message.create({
    data: { ...row, conversationId: id, withheld },
    select: { number: true },
  });
  if (attachment) {
    await tx.attachment.update({
      where: { id: attachment.id },
      data: { conversationId: id, number, sentAt: now },
      select: { id: true },
    });
  }
  await tx.conversation.update({
    where: { id },
    data: {
      lastNumber: number,
      ...(isBuyer ? { buyerRead: number } : { sellerRead: number }),
      ...(withheld ? {} : { lastMessageAt: now }),
    },
    select: { id: true },
  });
  if (review) {
    const target = messageTargetOf({ conversationId: id, number });
    await openCase(tx, { type: 'message', id: target }, risk, now);
  }
  const readers = withheld || !otherId ? [userId] : [userId, otherId];
  await announceChange(tx, id, readers);
  if (!withheld) await planMail(tx, conversation, now);
  if (!isBuyer) await measureFirstReply(tx, { conversationId: id, number }, userId, now);
  return { conversationId: id, message: toMessage({ ...row, attachment }, isBuyer) };
}

async function measureFirstReply(
  tx: Db,
  { conversationId, number }: MessageTarget,
  sellerId: string,
  now: Date,
): Promise<void> {
  const earlier = await tx.message.findFirst({
    where: { conversationId, fromBuyer: false, number: { lt: number } },
    select: { number: true },
  });
  if (!earlier) await measureReplies(sellerId, now, tx);
}

/** One mail for several messages; if it is not followed, the next waits an hour. */
export async function planMail(tx: Db, conversation: Mailed, now: Date): Promise<void> {
  const isWaiting = conversation.othersMailed > conversation.othersRead;
  const side: Side = conversation.isBuyer ? 'seller' : 'buyer';
  await addJob(
    mailJob(conversation.id, side, addTime(now, isWaiting ? mailAgainAfter : mailUnreadAfter)),
    tx,
  );
  await pushMessage(tx, conversation.id, side);
}

export const mailJob = (conversationId: string, side: Side, runAt: Date): NewJob => ({
  task: 'mail-unread-messages',
  payload: { conversationId, side },
  key: `mail-unread-messages:${conversationId}:${side}`,
  keepsRunAt: true,
  runAt,
  maxAttempts: 8,
});
