import type { Actor } from '@/lib/accounts/actor';
import { isSold } from '@/lib/ads/policy';
import { categoryOf } from '@/lib/catalogue/categories';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { AppError } from '@/lib/errors';
import {
  type LockedConversation,
  lockConversation,
  requireOpen,
} from '@/lib/messages/lock-conversation';
import type { NewOffer } from '@/lib/messages/schema';
import { appendMessage } from '@/lib/messages/sending/append-message';
import { type Attempt, sendOnce } from '@/lib/messages/sending/send-once';
import { messageTexts } from '@/lib/messages/texts';
import type { SentMessage } from '@/lib/messages/views';
import { readLastOffer } from './last-offer';
import { takesOffers } from './offer-rules';

/** Replaces the previous offer, whoever made it; the seller's is a counter-offer and never the first. */
export function makeOffer(
  actor: Actor,
  conversationId: string,
  { amountPence }: NewOffer,
  now: Date,
  attempt: Attempt = {},
): Promise<SentMessage> {
  const content = { conversationId, amountPence };
  return db.$transaction(async (tx: Db) => {
    await lockMember(tx, actor.userId);
    return sendOnce(actor, { ...attempt, content }, now, tx, async () => {
      const conversation = await lockConversation(actor, conversationId, tx);
      requireOpen(conversation);
      await requireOffersTaken(conversation, tx);
      const offer = { kind: 'offer' as const, text: '', amountPence };
      return appendMessage(tx, { ...conversation, userId: actor.userId }, offer, now);
    });
  }, transactionTimeouts);
}

export async function requireOffersTaken(conversation: LockedConversation, tx: Db): Promise<void> {
  const ad = await tx.ad.findUniqueOrThrow({
    where: { id: conversation.adId },
    select: { category: true, pricePence: true, isActive: true, soldAt: true },
  });
  if (isSold(ad)) throw new AppError('conflict', messageTexts.sold);
  const { groupSlug } = categoryOf(ad.category);
  if (!takesOffers({ ...ad, groupSlug })) throw new AppError('conflict', messageTexts.noOffers);
  const last = await readLastOffer(conversation, tx);
  if (last?.kind === 'accepted') throw new AppError('conflict', messageTexts.offerAccepted);
  const isFirst = last?.kind !== 'offer';
  if (isFirst && !conversation.isBuyer) throw new AppError('conflict', messageTexts.ownOffer);
}
