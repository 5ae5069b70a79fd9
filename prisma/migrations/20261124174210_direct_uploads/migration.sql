-- CreateEnum
CREATE TYPE "DirectUploadKind" AS ENUM ('image', 'photo', 'cv');

-- CreateTable
CREATE TABLE "DirectUpload" (
    "key" TEXT NOT NULL,
    "ownerId" UUID,
    "kind" "DirectUploadKind" NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "takenAt" TIMESTAMPTZ(3),

    CONSTRAINT "DirectUpload_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "DirectUpload_ownerId_idx" ON "DirectUpload"("ownerId");

-- CreateIndex
CREATE INDEX "DirectUpload_createdAt_idx" ON "DirectUpload"("createdAt");

-- AddForeignKey
ALTER TABLE "DirectUpload" ADD CONSTRAINT "DirectUpload_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
