-- AlterTable
ALTER TABLE "Ad" ADD COLUMN "soldAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Sale" (
    "id" UUID NOT NULL,
    "adId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "sellerId" UUID NOT NULL,
    "buyerId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Sale_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Sale_adId_idx" ON "Sale"("adId");

-- CreateIndex
CREATE INDEX "Sale_sellerId_at_idx" ON "Sale"("sellerId", "at" DESC);

-- CreateIndex
CREATE INDEX "Sale_buyerId_at_idx" ON "Sale"("buyerId", "at" DESC);

-- AddForeignKey
ALTER TABLE "Sale" ADD CONSTRAINT "Sale_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sale" ADD CONSTRAINT "Sale_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
