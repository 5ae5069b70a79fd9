-- outside a transaction
-- Idle sessions are found without reading the whole table every hour.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Session_lastSeenAt_idx" ON "Session"("lastSeenAt");
