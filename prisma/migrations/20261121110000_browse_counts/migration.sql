-- CreateTable
CREATE TABLE "AdCount" (
    "scope" TEXT NOT NULL,
    "area" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "fresh" INTEGER NOT NULL,
    "latestAt" TIMESTAMPTZ(3) NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AdCount_pkey" PRIMARY KEY ("scope","area")
);

-- CreateIndex
CREATE INDEX "AdCount_area_idx" ON "AdCount"("area");

ALTER TABLE "AdCount" ADD CONSTRAINT "AdCount_count_check" CHECK ("count" > 0 AND "fresh" BETWEEN 0 AND "count");

-- The lists of a category in a town, and all that counting them reads: it touches no row of an ad.
CREATE INDEX "Ad_public_place_idx" ON "Ad"("category", "outcode", "rankedAt" DESC, "id" DESC) INCLUDE ("expiresAt", "createdAt", "updatedAt") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
