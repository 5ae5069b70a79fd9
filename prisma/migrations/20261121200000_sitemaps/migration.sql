-- What the sitemaps list, in their order, and all they say of it: counting and listing touch no row of an ad.
CREATE INDEX "Ad_sitemap_idx" ON "Ad"("id") INCLUDE ("ownerId", "updatedAt", "expiresAt") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL AND NOT "isAdult";
