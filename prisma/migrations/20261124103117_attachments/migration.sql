-- CreateEnum
CREATE TYPE "AttachmentKind" AS ENUM ('photo', 'cv');

-- CreateTable
CREATE TABLE "Attachment" (
    "id" TEXT NOT NULL,
    "ownerId" UUID,
    "kind" "AttachmentKind" NOT NULL,
    "name" TEXT,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "hash" BIGINT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "storedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "conversationId" UUID,
    "number" INTEGER,

    CONSTRAINT "Attachment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Attachment_ownerId_idx" ON "Attachment"("ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "Attachment_conversationId_number_key" ON "Attachment"("conversationId", "number");

-- AddForeignKey
ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_conversationId_number_fkey" FOREIGN KEY ("conversationId", "number") REFERENCES "Message"("conversationId", "number") ON DELETE SET NULL ON UPDATE CASCADE;

-- For the sweep: what no message has.
CREATE INDEX "Attachment_loose_idx" ON "Attachment"("createdAt") WHERE "conversationId" IS NULL;
