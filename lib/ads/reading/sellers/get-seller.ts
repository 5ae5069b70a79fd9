import type { Seller } from '@/lib/ads/reading/ad-views';
import { badgesOf } from './badges';
import { lastActive } from './last-active';
import { type MemberFacts, readMember, showsSellerThen } from './read-member';
import { replyText } from './seller-texts';

/** Counts only ads that show their seller. */
export async function getSeller(userId: string, now: Date): Promise<Seller | null> {
  const facts = await readMember(userId, showsSellerThen, now);
  return facts && toSeller(facts, now);
}

export const toSeller = (facts: MemberFacts, now: Date): Seller => ({
  username: facts.username,
  memberSince: facts.memberSince.toISOString(),
  verifiedPhone: facts.hasVerifiedPhone,
  isTrader: facts.isTrader,
  badges: badgesOf(facts, now),
  replies: replyText(facts.replyMinutes),
  lastActive: lastActive(facts.lastSeenAt, now),
  concluded: facts.concluded,
  rating: facts.rating,
});
