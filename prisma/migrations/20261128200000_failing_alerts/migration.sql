-- What failed waits for an hour, and is counted for the operator.
ALTER TABLE "AlertMatch" ADD COLUMN "failedAt" TIMESTAMPTZ(3);
ALTER TABLE "AlertQueue" ADD COLUMN "failedAt" TIMESTAMPTZ(3);
