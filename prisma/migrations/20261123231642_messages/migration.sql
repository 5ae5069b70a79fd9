-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('text', 'offer', 'accepted', 'declined');

-- CreateTable
CREATE TABLE "Conversation" (
    "id" UUID NOT NULL,
    "adId" TEXT NOT NULL,
    "buyerId" UUID,
    "sellerId" UUID,
    "lastNumber" INTEGER NOT NULL DEFAULT 0,
    "buyerRead" INTEGER NOT NULL DEFAULT 0,
    "sellerRead" INTEGER NOT NULL DEFAULT 0,
    "buyerMailed" INTEGER NOT NULL DEFAULT 0,
    "sellerMailed" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastMessageAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "conversationId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "fromBuyer" BOOLEAN NOT NULL,
    "kind" "MessageKind" NOT NULL DEFAULT 'text',
    "text" TEXT NOT NULL,
    "amountPence" INTEGER,
    "withheld" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("conversationId","number")
);

-- CreateTable
CREATE TABLE "Block" (
    "blockerId" UUID NOT NULL,
    "blockedId" UUID NOT NULL,
    "scope" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("blockerId","blockedId","scope")
);

-- CreateIndex
CREATE INDEX "Conversation_buyerId_lastMessageAt_idx" ON "Conversation"("buyerId", "lastMessageAt" DESC);

-- CreateIndex
CREATE INDEX "Conversation_sellerId_lastMessageAt_idx" ON "Conversation"("sellerId", "lastMessageAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_adId_buyerId_key" ON "Conversation"("adId", "buyerId");

-- CreateIndex
CREATE INDEX "Block_blockedId_idx" ON "Block"("blockedId");

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the Prisma schema cannot say: nobody writes to themselves, and an amount stands exactly with
-- offers and their answers. tests/lib/db/constraints.test.ts.
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_two_people_check" CHECK ("buyerId" <> "sellerId");
ALTER TABLE "Message" ADD CONSTRAINT "Message_amount_check" CHECK (("kind" = 'text') = ("amountPence" IS NULL));
ALTER TABLE "Message" ADD CONSTRAINT "Message_amount_positive_check" CHECK ("amountPence" > 0);
ALTER TABLE "Block" ADD CONSTRAINT "Block_two_people_check" CHECK ("blockerId" <> "blockedId");
