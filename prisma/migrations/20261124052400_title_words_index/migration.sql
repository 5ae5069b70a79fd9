-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ad_search_next_idx" ON "Ad" USING GIN ("search_next", "ad_rank_spans"("rankedAt"));
