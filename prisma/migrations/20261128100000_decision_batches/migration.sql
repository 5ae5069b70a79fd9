-- outside a transaction
-- Decisions that were made together are announced together.
ALTER TABLE "Decision" ADD COLUMN IF NOT EXISTS "batchId" UUID;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Decision_batchId_idx" ON "Decision"("batchId");
