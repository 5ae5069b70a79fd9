import type { Actor } from '@/lib/accounts/actor';
import { startConversation } from '@/lib/messages/sending/start-conversation';
import { createAd } from './ad';
import { createMember } from './member';

export const visiting = { isAdultVisitor: true };

export async function createConversation({
  now = new Date(),
  text = 'Is it still available?',
  ad = {},
}: {
  now?: Date;
  text?: string;
  ad?: Omit<NonNullable<Parameters<typeof createAd>[1]>, 'now'>;
} = {}) {
  const [seller, buyer] = [await createMember(), await createMember()];
  const { _id: adId } = await createAd(seller, { ...ad, now });
  const { conversationId: id } = await ask(buyer, adId, text, now);
  return { id, adId, seller, buyer };
}

export const ask = (buyer: Actor, adId: string, text: string, now = new Date()) =>
  startConversation(buyer, adId, { text }, visiting, now);
