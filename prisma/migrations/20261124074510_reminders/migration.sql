-- AlterTable
ALTER TABLE "SavedAd" ADD COLUMN "toldPence" INTEGER,
ADD COLUMN "toldExpiry" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "MutedMail" (
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MutedMail_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateTable
CREATE TABLE "AdReminder" (
    "adId" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AdReminder_pkey" PRIMARY KEY ("adId","stage")
);

-- AddForeignKey
ALTER TABLE "MutedMail" ADD CONSTRAINT "MutedMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdReminder" ADD CONSTRAINT "AdReminder_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;
