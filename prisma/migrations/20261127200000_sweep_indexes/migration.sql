-- outside a transaction
-- Old rows are found without reading the whole table every hour.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "AdVisit_day_idx" ON "AdVisit"("day");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "AdDay_day_idx" ON "AdDay"("day");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "AuditEntry_swept_idx" ON "AuditEntry"("at") WHERE NOT ("action" = 'ad.published' AND "actorId" IS NOT NULL);
