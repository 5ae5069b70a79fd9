import { Prisma } from '@/lib/db/generated/client';

/**
 * The condition of every public list on the table `a` ("Ad"). Written out rather than through
 * Prisma's `where`, whose casts keep the planner from the partial indexes that hold exactly this.
 * Ads of banned members are not approved: triggers suspend them.
 */
export const isPublicSql = (now: Date) => Prisma.sql`
  a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL
  AND (a."expiresAt" IS NULL OR a."expiresAt" > ${now})`;
