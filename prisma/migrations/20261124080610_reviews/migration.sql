-- AlterTable
ALTER TABLE "User" ADD COLUMN "replyMinutes" INTEGER;

-- CreateTable
CREATE TABLE "Review" (
    "saleId" UUID NOT NULL,
    "byBuyer" BOOLEAN NOT NULL,
    "authorId" UUID NOT NULL,
    "aboutId" UUID NOT NULL,
    "stars" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "reply" TEXT,
    "repliedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Review_pkey" PRIMARY KEY ("saleId","byBuyer")
);

-- CreateIndex
CREATE INDEX "Review_aboutId_at_idx" ON "Review"("aboutId", "at" DESC);

-- CreateIndex
CREATE INDEX "Review_authorId_idx" ON "Review"("authorId");

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_aboutId_fkey" FOREIGN KEY ("aboutId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
