-- The newest of the ads that have some words are found with the dates of all ads beside the words.
-- Ad_public_recent_idx has them among much else; a million entries are read faster alone.
CREATE INDEX "Ad_public_ranked_idx" ON "Ad"("rankedAt") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;

-- Which of the ads that were found are featured: without looking at all that are.
-- DropIndex
DROP INDEX "Placement_adId_idx";

-- CreateIndex
CREATE INDEX "Placement_adId_upgrade_idx" ON "Placement"("adId", "upgrade");
