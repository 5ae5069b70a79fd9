-- So does an ad that could not be matched with alerts.
ALTER TABLE "AlertQueue" ADD COLUMN "failedAt" TIMESTAMPTZ(3);
