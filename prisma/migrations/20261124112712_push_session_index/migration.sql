-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "PushSubscription_sessionId_idx" ON "PushSubscription"("sessionId");
