import { db } from '@/lib/db/client';
import { messageColumns } from '@/lib/messages/message-columns';
import type { MessageTarget } from '@/lib/messages/sending/message-target';
import { screenMessageText } from '@/lib/messages/sending/screen-message';
import { formatPrice } from '@/lib/money';
import { getBannedWords } from '@/lib/screening/banned-words';
import type { QueueConversation, QueueMessage } from './queue-item';

type About = { memberId: string; message: MessageTarget | null };

/** Messages before a reported message, or at the end of a conversation with a reported person. */
const before = 10;
const after = 5;
const atEnd = 20;
const conversationsAtMost = 3;

/** Moderators may read a message held by screening, and those around a reported one. */
export async function getQueueConversations(
  caseId: string,
  about: About,
): Promise<QueueConversation[]> {
  const reports = await db.report.findMany({
    where: { caseId, conversationId: { not: null } },
    distinct: ['conversationId'],
    orderBy: { createdAt: 'desc' },
    take: conversationsAtMost,
    select: { conversationId: true },
  });
  const { message } = about;
  if (message) return read(message.conversationId, about, reports.length > 0);
  const found = await Promise.all(
    reports
      .flatMap(({ conversationId }) => conversationId ?? [])
      .map((id) => read(id, about, true)),
  );
  return found.flat();
}

export async function writerOf({ conversationId, number }: MessageTarget): Promise<string | null> {
  const message = await db.message.findUnique({
    where: { conversationId_number: { conversationId, number } },
    select: { fromBuyer: true, conversation: { select: { buyerId: true, sellerId: true } } },
  });
  if (!message) return null;
  return message.fromBuyer ? message.conversation.buyerId : message.conversation.sellerId;
}

async function read(
  id: string,
  { memberId, message }: About,
  isReported: boolean,
): Promise<QueueConversation[]> {
  const conversation = await db.conversation.findUnique({
    where: { id },
    select: {
      adId: true,
      sellerId: true,
      ad: { select: { title: true, category: true } },
      buyer: { select: { username: true, erasedAt: true } },
      seller: { select: { username: true, erasedAt: true } },
    },
  });
  if (!conversation) return [];
  const [from, to] = message
    ? isReported
      ? [message.number - before, message.number + after]
      : [message.number, message.number]
    : [0, 2 ** 31 - 1];
  const rows = await db.message.findMany({
    where: { conversationId: id, number: { gte: from, lte: to } },
    orderBy: { number: 'desc' },
    take: message ? before + after + 1 : atEnd,
    select: messageColumns,
  });
  const { adId, sellerId, ad, buyer, seller } = conversation;
  const banned = await getBannedWords(db);
  const nameOf = (user: typeof buyer) => (user && !user.erasedAt ? user.username : null);
  const messages: QueueMessage[] = rows.reverse().map(({ fromBuyer, amountPence, ...row }) => {
    const isTarget = row.number === message?.number;
    const isTheirs = fromBuyer === (sellerId !== memberId);
    const hits = isTarget ? screenMessageText(row.text, ad.category, banned).hits : [];
    return {
      number: row.number,
      by: nameOf(fromBuyer ? buyer : seller),
      isTheirs,
      isTarget,
      review: row.review,
      text: row.kind === 'text' ? row.text : `${row.kind}: ${formatPrice(amountPence ?? 0)}`,
      attachment: row.attachment,
      at: row.at.toISOString(),
      hits: hits.map(({ category, field, words, start, end }) => ({
        rule: category,
        field,
        words,
        start,
        end,
      })),
    };
  });
  return [{ id, adId, adTitle: ad.title, messages }];
}
