/** The condition of ads that everybody sees, and go on seeing while the loads run. */
export const isLiveSql = `NOT "isAdult" AND "isActive" AND "moderation" = 'approved'
  AND "deletedAt" IS NULL AND "expiresAt" > now() + interval '1 hour'`;
