-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ad_confirmedAt_idx" ON "Ad"("confirmedAt") WHERE "confirmedAt" IS NOT NULL;
