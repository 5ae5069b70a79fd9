import { categoryOf } from '@/lib/catalogue/categories';
import type { Db } from '@/lib/db/client';
import type { Side } from '@/lib/messages/views';
import { pushNotice } from '@/lib/notifications/push/push-notice';

/** A notice on the devices of one side. Of an ad that stands alone it does not tell the title. */
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
