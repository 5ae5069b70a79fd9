-- AlterTable
ALTER TABLE "AdDay" ADD COLUMN "fromBrowse" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "fromPromotion" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "fromSearch" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "fromShared" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "messages" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "saves" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "AdDay" ADD CONSTRAINT "AdDay_sources_check" CHECK (
  "fromBrowse" >= 0 AND "fromPromotion" >= 0 AND "fromSearch" >= 0 AND "fromShared" >= 0
  AND "messages" >= 0 AND "saves" >= 0
  AND "fromBrowse" + "fromPromotion" + "fromSearch" + "fromShared" <= "views") NOT VALID;
ALTER TABLE "AdDay" VALIDATE CONSTRAINT "AdDay_sources_check";
