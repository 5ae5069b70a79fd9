import type { Actor } from '@/lib/accounts/actor';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { hasSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import type { ReportForm } from '@/lib/moderation/schema';
import { findInConversation } from './find-in-conversation';
import { findReview } from './find-review';

export type Reported = {
  targetType: 'ad' | 'user' | 'message' | 'review';
  targetId: string;
  /** The conversation in which the reporter met the person or message. */
  conversationId: string | null;
};

/** A public ad, seller or review, or somebody in a conversation with the member. */
export async function requireTarget(
  actor: Actor | null,
  { targetType, target }: ReportForm,
  now: Date,
): Promise<Reported> {
  if (targetType === 'ad') {
    if (!(await getPublicAd(target, now))) throw notFound('This ad');
    return { targetType, targetId: target, conversationId: null };
  }
  if (targetType === 'user') {
    return { targetType, targetId: await sellerOf(target, now), conversationId: null };
  }
  if (targetType === 'review') {
    if (!(await findReview(actor, target, now))) throw notFound('This review');
    return { targetType, targetId: target, conversationId: null };
  }
  const found = actor && (await findInConversation(actor, targetType, target));
  if (!found?.otherId) throw notFound('This message');
  const { conversationId, otherId } = found;
  return targetType === 'message'
    ? { targetType, targetId: target, conversationId }
    : { targetType: 'user', targetId: otherId, conversationId };
}

async function sellerOf(username: string, now: Date): Promise<string> {
  const member = (await hasSellerPage(username, 1, now))
    ? await db.user.findUnique({
        where: { usernameKey: username.toLowerCase() },
        select: { id: true },
      })
    : null;
  if (!member) throw notFound('This seller');
  return member.id;
}
