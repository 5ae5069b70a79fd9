-- outside a transaction
-- Like Ad_search_ranked_idx, so that common words in titles are read as far back as needed only.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ad_title_ranked_idx" ON "Ad" USING GIN (to_tsvector('ad_english', "title"), "ad_rank_spans"("rankedAt"));
