import { Prisma } from '@/lib/db/prisma';

/** Raw SQL, since Prisma's casts rule out partial indexes. Triggers suspend banned members' ads. */
export const isPublicSql = (now: Date) => Prisma.sql`
  a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL
  AND (a."expiresAt" IS NULL OR a."expiresAt" > ${now})`;
