import type { Seller } from './ad-views';
import { badgesOf } from './badges';
import { readMember, showsSellerThen } from './read-member';

/** What everybody may see of a member, from ads that show their seller alone; null for nobody. */
export async function getSeller(userId: string, now: Date): Promise<Seller | null> {
  const facts = await readMember(userId, showsSellerThen);
  return (
    facts && {
      username: facts.username,
      memberSince: facts.memberSince.toISOString(),
      verifiedPhone: facts.hasVerifiedPhone,
      isTrader: facts.isTrader,
      badges: badgesOf(facts, now),
    }
  );
}
