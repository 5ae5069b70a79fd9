-- PostgreSQL never joins two indexes of which both hold only public ads. These hold all ads, so that
-- words and, say, the dates of Ad_public_recent_idx are looked up together, and only ads that have
-- both are read.
DROP INDEX "Ad_public_search_idx";
DROP INDEX "Ad_public_title_idx";
CREATE INDEX "Ad_search_idx" ON "Ad" USING GIN ("search");
CREATE INDEX "Ad_title_idx" ON "Ad" USING GIN (to_tsvector('ad_english', "title"));
