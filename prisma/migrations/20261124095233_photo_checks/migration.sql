-- CreateTable
CREATE TABLE "PhotoCheck" (
    "adId" TEXT NOT NULL,
    "imageName" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "labels" TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PhotoCheck_pkey" PRIMARY KEY ("adId","imageName")
);

-- AddForeignKey
ALTER TABLE "PhotoCheck" ADD CONSTRAINT "PhotoCheck_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;
