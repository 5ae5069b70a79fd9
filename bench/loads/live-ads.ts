export const isLiveSql = `NOT "isAdult" AND "isActive" AND "moderation" = 'approved'
  AND "deletedAt" IS NULL AND "expiresAt" > now() + interval '1 hour'`;
