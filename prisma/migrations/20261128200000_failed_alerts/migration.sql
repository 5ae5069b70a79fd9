-- An alert that failed waits for an hour, and is counted for the operator.
ALTER TABLE "AlertMatch" ADD COLUMN "failedAt" TIMESTAMPTZ(3);
