import { Prisma } from '@/lib/db/generated/client';
import { type BadgeKey, badgesOf } from './badges';
import { readMember } from './read-member';

/** The badges a member sees of their own: every ad counts. */
export async function getBadges(userId: string, now: Date): Promise<BadgeKey[]> {
  const facts = await readMember(userId, Prisma.empty);
  return facts ? badgesOf(facts, now) : [];
}
