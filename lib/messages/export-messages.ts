import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { penceToPounds } from '@/lib/money';

/** Every message that the member wrote or received, by conversation. */
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
        .map(({ fromBuyer, kind, text, amountPence, at }) => ({
          mine: fromBuyer === isBuyer,
          kind,
          text,
          amount: amountPence === null ? null : penceToPounds(amountPence),
          at: at.toISOString(),
        })),
    };
  });
}
