-- Notices end with the session that switched them on; those from before have none.
ALTER TABLE "PushSubscription" ADD COLUMN "device" TEXT NOT NULL DEFAULT '',
ADD COLUMN "sessionId" UUID;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "PushSubscription" VALIDATE CONSTRAINT "PushSubscription_sessionId_fkey";
