-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ModerationCase_frozenMemberId_idx" ON "ModerationCase"("frozenMemberId");
