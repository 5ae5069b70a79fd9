import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/accounts/actor';
import { visibilityOf } from '@/lib/ads/policy';
import { requireAdId } from '@/lib/ads/publishing/lock-own-ad';
import { countDay } from '@/lib/ads/visits/count-day';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { AppError, notFound } from '@/lib/errors';
import { lockConversationOnAd, requireOpen } from '@/lib/messages/lock-conversation';
import { requireOffersTaken } from '@/lib/messages/offers/make-offer';
import type { NewMessage, NewOffer } from '@/lib/messages/schema';
import { messageTexts } from '@/lib/messages/texts';
import type { SentMessage } from '@/lib/messages/views';
import { appendMessage } from './append-message';
import { appendScreened } from './append-screened';
import { type Attempt, sendOnce } from './send-once';

/** In the member's only conversation about the ad. Throws `conflict` for the member's own ad. */
export function startConversation(
  actor: Actor,
  adId: string,
  content: NewMessage | NewOffer,
  { isAdultVisitor, idempotencyKey }: Attempt & { isAdultVisitor: boolean },
  now: Date,
): Promise<SentMessage> {
  requireAdId(adId);
  return db.$transaction(async (tx: Db) => {
    await lockMember(tx, actor.userId);
    const { confirmed, ...lasting } = { confirmed: undefined, ...content };
    const attempt = { idempotencyKey, content: { adId, ...lasting } };
    return sendOnce(actor, attempt, now, tx, async () => {
      const { ownerId } = await requireOpenAd(actor, adId, isAdultVisitor, now, tx);
      const isNew = (await ensureConversation(actor, adId, ownerId, now, tx)) > 0;
      if (isNew) await countDay(tx, [adId], 'messages', now);
      const conversation = await lockConversationOnAd(actor, adId, tx);
      requireOpen(conversation);
      if ('text' in content) return appendScreened(tx, actor, conversation, content, now);
      await requireOffersTaken(conversation, tx);
      const sender = { ...conversation, userId: actor.userId };
      return appendMessage(tx, sender, { kind: 'offer', text: '', ...content }, now);
    });
  }, transactionTimeouts);
}

async function requireOpenAd(
  actor: Actor,
  adId: string,
  isAdultVisitor: boolean,
  now: Date,
  tx: Db,
) {
  const ad = await tx.ad.findUnique({
    where: { id: adId },
    select: {
      ownerId: true,
      isAdult: true,
      isActive: true,
      expiresAt: true,
      moderation: true,
      deletedAt: true,
      soldAt: true,
    },
  });
  if (!ad || visibilityOf(ad, now) !== 'public') throw notFound('This ad');
  if (ad.isAdult && !isAdultVisitor) throw new AppError('forbidden', siteTexts.adultOnly);
  if (ad.ownerId === actor.userId) throw new AppError('conflict', messageTexts.ownAd);
  return ad;
}

const ensureConversation = (
  { userId }: Actor,
  adId: string,
  sellerId: string,
  now: Date,
  tx: Db,
) => tx.$executeRaw`
  INSERT INTO "Conversation" ("id", "adId", "buyerId", "sellerId", "createdAt", "lastMessageAt")
  VALUES (${randomUUID()}::uuid, ${adId}, ${userId}::uuid, ${sellerId}::uuid, ${now}, ${now})
  ON CONFLICT ("adId", "buyerId") DO NOTHING`;
