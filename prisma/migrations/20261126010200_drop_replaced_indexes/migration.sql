-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "Ad_title_idx";
DROP INDEX CONCURRENTLY IF EXISTS "Ad_outcode_rankedAt_idx";
-- In KB. Every search reads all entries that wait to be added; of the usual 4 MB that takes longer than the search.
ALTER INDEX "Ad_search_ranked_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX "Ad_title_ranked_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX "Ad_plain_title_idx" SET (gin_pending_list_limit = 64);
ALTER INDEX "Ad_public_facets_idx" SET (gin_pending_list_limit = 64);
