import { Prisma } from '@/lib/db/prisma';

/**
 * The condition of every public list, on the table `a` ("Ad"). Raw SQL, because the casts in Prisma's `where`
 * keep the planner from using the partial indexes. Triggers suspend the ads of banned members.
 */
export const isPublicSql = (now: Date) => Prisma.sql`
  a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL
  AND (a."expiresAt" IS NULL OR a."expiresAt" > ${now})`;
