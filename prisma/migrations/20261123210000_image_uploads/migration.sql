-- CreateTable
CREATE TABLE "ImageUpload" (
    "name" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ImageUpload_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "ImageUpload_startedAt_idx" ON "ImageUpload"("startedAt");
