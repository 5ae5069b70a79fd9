-- outside a transaction
-- Moderators see the newest ads and members without reading all of them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ad_createdAt_idx" ON "Ad"("createdAt" DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "User_createdAt_idx" ON "User"("createdAt" DESC);
-- How often a member's messages were reported.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Report_conversationId_idx" ON "Report"("conversationId");
