import { categoryOf } from '@/lib/catalogue/categories';
import type { Db } from '@/lib/db/client';
import type { Side } from '@/lib/messages/views';
import { pushNotice } from '@/lib/notifications/push/push-notice';

/** Push notice to one side's devices, without the title of an ad that hides its seller. */
export async function pushMessage(tx: Db, conversationId: string, side: Side): Promise<void> {
  const conversation = await tx.conversation.findUnique({
    where: { id: conversationId },
    select: { buyerId: true, sellerId: true, ad: { select: { title: true, category: true } } },
  });
  const userId = side === 'buyer' ? conversation?.buyerId : conversation?.sellerId;
  if (!conversation || !userId) return;
  const { title, category } = conversation.ad;
  await pushNotice(tx, userId, {
    title: 'New message',
    body: categoryOf(category).showsSeller ? title : 'It is about an ad.',
    path: `/my-account/messages/${conversationId}`,
    tag: `message:${conversationId}`,
  });
}
