-- CreateTable
CREATE TABLE "SavedAd" (
    "userId" UUID NOT NULL,
    "adId" TEXT NOT NULL,
    "pricePence" INTEGER,
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedAd_pkey" PRIMARY KEY ("userId","adId")
);

-- CreateIndex
CREATE INDEX "SavedAd_userId_savedAt_idx" ON "SavedAd"("userId", "savedAt" DESC);

-- CreateIndex
CREATE INDEX "SavedAd_adId_idx" ON "SavedAd"("adId");

-- AddForeignKey
ALTER TABLE "SavedAd" ADD CONSTRAINT "SavedAd_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedAd" ADD CONSTRAINT "SavedAd_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;
