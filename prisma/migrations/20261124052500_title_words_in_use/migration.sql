-- Builds that run meanwhile find the column and its index under the names they know.
ALTER TABLE "Ad" DROP COLUMN "search";
ALTER TABLE "Ad" RENAME COLUMN "search_next" TO "search";
ALTER INDEX "Ad_search_next_idx" RENAME TO "Ad_search_ranked_idx";
