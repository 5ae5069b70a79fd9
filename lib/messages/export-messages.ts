import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { penceToPounds } from '@/lib/money';
import { absoluteUrl } from '@/lib/site';
import { attachmentPath } from '@/lib/site-paths';
import { attachmentColumns } from './attachments/attachment-columns';

export async function exportMessages({ userId }: Actor) {
  const rows = await db.conversation.findMany({
    where: { OR: [{ buyerId: userId }, { sellerId: userId }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      adId: true,
      sellerId: true,
      createdAt: true,
      messages: {
        orderBy: { number: 'asc' },
        select: {
          fromBuyer: true,
          kind: true,
          text: true,
          amountPence: true,
          withheld: true,
          at: true,
          attachment: { select: attachmentColumns },
        },
      },
    },
  });
  return rows.map(({ sellerId, messages, ...conversation }) => {
    const isBuyer = sellerId !== userId;
    return {
      ...conversation,
      createdAt: conversation.createdAt.toISOString(),
      messages: messages
        .filter(({ withheld, fromBuyer }) => !withheld || fromBuyer === isBuyer)
        .map(({ fromBuyer, kind, text, amountPence, at, attachment }) => ({
          mine: fromBuyer === isBuyer,
          kind,
          text,
          amount: amountPence === null ? null : penceToPounds(amountPence),
          at: at.toISOString(),
          attachment: attachment && {
            kind: attachment.kind,
            name: attachment.name,
            bytes: attachment.bytes,
            url: absoluteUrl(attachmentPath(attachment.id)),
          },
        })),
    };
  });
}
