-- AlterTable
ALTER TABLE "Ad" ADD COLUMN "confirmedAt" TIMESTAMPTZ(3),
ADD COLUMN "reducedAt" TIMESTAMPTZ(3),
ADD COLUMN "reducedFromPence" INTEGER;

-- CreateTable
CREATE TABLE "AdEvent" (
    "id" BIGSERIAL NOT NULL,
    "adId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "fromPence" INTEGER,
    "toPence" INTEGER,

    CONSTRAINT "AdEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AdEvent_adId_at_idx" ON "AdEvent"("adId", "at");

-- AddForeignKey
ALTER TABLE "AdEvent" ADD CONSTRAINT "AdEvent_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the Prisma schema cannot say: the history of an ad is written with each change, whoever makes it
-- (docs/decisions/048). tests/lib/ads/history.test.ts.

-- A price counts as reduced from one that held for a day, so that raising it first brings nothing. The
-- mark goes after 30 days (lib/ads/reading/reduced-from.ts), and with another category or unit.
CREATE FUNCTION reduce_price("before" "Ad", "after" "Ad") RETURNS "Ad" LANGUAGE plpgsql AS $$
DECLARE
  "since" TIMESTAMPTZ;
  "isRecent" BOOLEAN := "before"."reducedAt" > "after"."updatedAt" - interval '30 days';
BEGIN
  IF "after"."pricePence" IS NULL OR "before"."pricePence" IS NULL
    OR ("after"."category", "after"."priceUnit") IS DISTINCT FROM ("before"."category", "before"."priceUnit")
    OR "after"."pricePence" >= "before"."reducedFromPence" THEN
    "after"."reducedFromPence" := NULL;
    "after"."reducedAt" := NULL;
  ELSIF "after"."pricePence" < "before"."pricePence" THEN
    SELECT coalesce(max(e."at"), "before"."createdAt") INTO "since"
    FROM "AdEvent" e WHERE e."adId" = "before"."id" AND e."kind" = 'price';
    IF "before"."reducedFromPence" IS NOT NULL AND "isRecent" THEN
      "after"."reducedAt" := "after"."updatedAt";
    ELSIF "since" <= "after"."updatedAt" - interval '1 day' THEN
      "after"."reducedFromPence" := "before"."pricePence";
      "after"."reducedAt" := "after"."updatedAt";
    ELSE
      "after"."reducedFromPence" := NULL;
      "after"."reducedAt" := NULL;
    END IF;
  END IF;
  RETURN "after";
END $$;

-- Whoever changes the price of an ad, or moves it up, says that it is still there.
CREATE FUNCTION record_ad_history() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "kind" TEXT;
BEGIN
  IF NEW."pricePence" IS DISTINCT FROM OLD."pricePence" THEN
    NEW := reduce_price(OLD, NEW);
    INSERT INTO "AdEvent" ("adId", "at", "kind", "fromPence", "toPence")
    VALUES (NEW."id", NEW."updatedAt", 'price', OLD."pricePence", NEW."pricePence");
    NEW."confirmedAt" := NEW."updatedAt";
  END IF;
  IF NEW."repostedAt" IS DISTINCT FROM OLD."repostedAt" AND NEW."repostedAt" IS NOT NULL THEN
    "kind" := 'reposted';
  ELSIF NEW."rankedAt" > OLD."rankedAt" OR NEW."expiresAt" > OLD."expiresAt" THEN
    "kind" := 'renewed';
  END IF;
  IF "kind" IS NOT NULL AND OLD."approvedAt" IS NOT NULL THEN
    INSERT INTO "AdEvent" ("adId", "at", "kind") VALUES (NEW."id", NEW."updatedAt", "kind");
    NEW."confirmedAt" := NEW."updatedAt";
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Ad_history" BEFORE UPDATE OF "pricePence", "repostedAt", "rankedAt", "expiresAt" ON "Ad"
  FOR EACH ROW EXECUTE FUNCTION record_ad_history();
