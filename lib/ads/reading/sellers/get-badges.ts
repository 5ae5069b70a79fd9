import { Prisma } from '@/lib/db/prisma';
import { type BadgeKey, badgesOf } from './badges';
import { readMember } from './read-member';

/** A member's own badges count all ads. */
export async function getBadges(userId: string, now: Date): Promise<BadgeKey[]> {
  const facts = await readMember(userId, Prisma.empty, now);
  return facts ? badgesOf(facts, now) : [];
}
