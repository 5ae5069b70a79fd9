import { expiredVisible, soldVisible } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Prisma } from '@/lib/db/generated/client';

/**
 * Adult ads whose page anybody can open (visibilityOf in policy.ts), or could once the suspension of
 * their owner ends.
 */
export const visibleAdultAds = (ownerId: string, now: Date) =>
  ({
    ownerId,
    isAdult: true,
    deletedAt: null,
    moderation: { in: ['approved', 'suspended'] },
    OR: [
      { isActive: true, expiresAt: null },
      { isActive: true, expiresAt: { gt: addTime(now, -expiredVisible) } },
      { isActive: false, soldAt: { gt: addTime(now, -soldVisible) } },
    ],
  }) satisfies Prisma.AdWhereInput;
