-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Ad_plain_title_idx" ON "Ad" USING GIN (to_tsvector('ad_words', "title"));
