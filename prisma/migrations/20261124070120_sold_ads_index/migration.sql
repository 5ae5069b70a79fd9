-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ad_soldAt_idx" ON "Ad"("soldAt") WHERE "soldAt" IS NOT NULL;
