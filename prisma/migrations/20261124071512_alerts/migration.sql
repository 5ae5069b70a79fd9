-- CreateEnum
CREATE TYPE "AlertFrequency" AS ENUM ('instant', 'daily', 'weekly');

-- CreateTable
CREATE TABLE "Alert" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "search" TEXT NOT NULL,
    "isAdult" BOOLEAN NOT NULL,
    "frequency" "AlertFrequency" NOT NULL DEFAULT 'daily',
    "withReduced" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "pausedAt" TIMESTAMPTZ(3),
    "keys" TEXT[],
    "words" tsquery,
    "facets" jsonpath,
    "minPence" INTEGER,
    "maxPence" INTEGER,
    "readAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Alert_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AlertMatch" (
    "alertId" UUID NOT NULL,
    "adId" TEXT NOT NULL,
    "isReduced" BOOLEAN NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AlertMatch_pkey" PRIMARY KEY ("alertId","adId")
);

-- CreateTable
CREATE TABLE "AlertedAd" (
    "userId" UUID NOT NULL,
    "adId" TEXT NOT NULL,
    "pricePence" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AlertedAd_pkey" PRIMARY KEY ("userId","adId")
);

-- CreateTable
CREATE TABLE "AlertQueue" (
    "id" BIGSERIAL NOT NULL,
    "adId" TEXT NOT NULL,
    "isReduced" BOOLEAN NOT NULL,

    CONSTRAINT "AlertQueue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HiddenAd" (
    "userId" UUID NOT NULL,
    "adId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HiddenAd_pkey" PRIMARY KEY ("userId","adId")
);

-- CreateTable
CREATE TABLE "HiddenSeller" (
    "userId" UUID NOT NULL,
    "sellerId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HiddenSeller_pkey" PRIMARY KEY ("userId","sellerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Alert_userId_search_key" ON "Alert"("userId", "search");

-- CreateIndex
CREATE INDEX "Alert_keys_idx" ON "Alert" USING GIN ("keys");

-- CreateIndex
CREATE INDEX "Alert_readAt_idx" ON "Alert"("readAt");

-- CreateIndex
CREATE INDEX "AlertMatch_dueAt_idx" ON "AlertMatch"("dueAt");

-- CreateIndex
CREATE INDEX "AlertMatch_adId_idx" ON "AlertMatch"("adId");

-- CreateIndex
CREATE INDEX "AlertedAd_adId_idx" ON "AlertedAd"("adId");

-- CreateIndex
CREATE INDEX "HiddenAd_adId_idx" ON "HiddenAd"("adId");

-- CreateIndex
CREATE INDEX "HiddenSeller_sellerId_idx" ON "HiddenSeller"("sellerId");

-- AddForeignKey
ALTER TABLE "Alert" ADD CONSTRAINT "Alert_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlertMatch" ADD CONSTRAINT "AlertMatch_alertId_fkey" FOREIGN KEY ("alertId") REFERENCES "Alert"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlertMatch" ADD CONSTRAINT "AlertMatch_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlertedAd" ADD CONSTRAINT "AlertedAd_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlertedAd" ADD CONSTRAINT "AlertedAd_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HiddenAd" ADD CONSTRAINT "HiddenAd_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HiddenAd" ADD CONSTRAINT "HiddenAd_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HiddenSeller" ADD CONSTRAINT "HiddenSeller_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HiddenSeller" ADD CONSTRAINT "HiddenSeller_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An ad that becomes public or cheaper is queued in the transaction that does it, whatever writes it;
-- lib/alerts/match-queue.ts reads the queue. Without alerts and saved ads nothing is queued.
CREATE FUNCTION queue_for_alerts() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "Alert") OR EXISTS (SELECT FROM "SavedAd" WHERE "adId" = NEW."id") THEN
    INSERT INTO "AlertQueue" ("adId", "isReduced") VALUES (NEW."id", TG_ARGV[0]::boolean);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Ad_queue_insert" AFTER INSERT ON "Ad"
  FOR EACH ROW WHEN (NEW."isActive" AND NEW."moderation" = 'approved' AND NEW."deletedAt" IS NULL)
  EXECUTE FUNCTION queue_for_alerts('false');
CREATE TRIGGER "Ad_queue_public" AFTER UPDATE OF "isActive", "moderation", "deletedAt" ON "Ad"
  FOR EACH ROW WHEN (NEW."isActive" AND NEW."moderation" = 'approved' AND NEW."deletedAt" IS NULL
    AND NOT (OLD."isActive" AND OLD."moderation" = 'approved' AND OLD."deletedAt" IS NULL))
  EXECUTE FUNCTION queue_for_alerts('false');
CREATE TRIGGER "Ad_queue_reduced" AFTER UPDATE OF "pricePence" ON "Ad"
  FOR EACH ROW WHEN (NEW."pricePence" < OLD."pricePence"
    AND NEW."isActive" AND NEW."moderation" = 'approved' AND NEW."deletedAt" IS NULL)
  EXECUTE FUNCTION queue_for_alerts('true');
