-- CreateTable
CREATE TABLE "Placement" (
    "promotionId" UUID NOT NULL,
    "upgrade" TEXT NOT NULL,
    "turn" BIGINT NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "adId" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,
    "isAdult" BOOLEAN NOT NULL,
    "categoryGroup" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "outcode" TEXT NOT NULL,
    "pricePence" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "rankedAt" TIMESTAMPTZ(3) NOT NULL,
    "facets" JSONB,

    CONSTRAINT "Placement_pkey" PRIMARY KEY ("promotionId")
);

-- CreateIndex
CREATE INDEX "Placement_upgrade_isAdult_categoryGroup_category_idx" ON "Placement"("upgrade", "isAdult", "categoryGroup", "category");

-- CreateIndex
CREATE INDEX "Placement_adId_idx" ON "Placement"("adId");

-- CreateIndex
CREATE INDEX "Placement_endsAt_idx" ON "Placement"("endsAt");

-- AddForeignKey
ALTER TABLE "Placement" ADD CONSTRAINT "Placement_promotionId_fkey" FOREIGN KEY ("promotionId") REFERENCES "Promotion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the Prisma schema cannot say: the rows follow from those of Promotion and Ad, by triggers.
-- tests/lib/db/placements.test.ts.

-- One row for each upgrade that buys turns at a place, of ads that are public but for their end.
CREATE FUNCTION place_ads("ids" TEXT[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever changes an ad and whoever promotes it see each other's row.
  PERFORM FROM "Ad" WHERE "id" = ANY ("ids") ORDER BY "id" FOR NO KEY UPDATE;
  DELETE FROM "Placement" WHERE "adId" = ANY ("ids");
  INSERT INTO "Placement"
  SELECT p."id", p."upgrade", hashtextextended(a."id", 0), p."startsAt",
    least(p."endsAt", a."expiresAt"), a."id", a."ownerId", a."isAdult", a."categoryGroup",
    a."category", a."outcode", a."pricePence", a."createdAt", a."rankedAt", a."facets"
  FROM "Promotion" p JOIN "Ad" a ON a."id" = p."adId"
  WHERE a."id" = ANY ("ids") AND p."upgrade" IN ('vip', 'featured')
    AND a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL
    -- An upgrade that never began, as when its ad had expired.
    AND (p."endsAt" IS NULL OR p."endsAt" > p."startsAt");
END $$;

CREATE FUNCTION place_promoted_ads() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_ads(ARRAY(SELECT DISTINCT "adId" FROM new_rows));
  RETURN NULL;
END $$;

CREATE TRIGGER "Promotion_place_insert" AFTER INSERT ON "Promotion"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION place_promoted_ads();
CREATE TRIGGER "Promotion_place_update" AFTER UPDATE ON "Promotion"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION place_promoted_ads();

CREATE FUNCTION place_changed_ad() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "Promotion" WHERE "adId" = NEW."id") THEN
    PERFORM place_ads(ARRAY[NEW."id"]);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Ad_place" AFTER UPDATE OF "ownerId", "isAdult", "categoryGroup", "category",
  "outcode", "pricePence", "rankedAt", "details", "isActive", "moderation", "deletedAt", "expiresAt" ON "Ad"
  FOR EACH ROW EXECUTE FUNCTION place_changed_ad();

SELECT place_ads(ARRAY(SELECT DISTINCT "adId" FROM "Promotion" WHERE "endsAt" IS NULL OR "endsAt" > now()));
