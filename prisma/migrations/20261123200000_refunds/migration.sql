-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('requested', 'pending', 'succeeded', 'failed');

-- AlterTable
ALTER TABLE "Purchase" ADD COLUMN     "refundDelayedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Refund" (
    "id" UUID NOT NULL,
    "purchaseId" UUID NOT NULL,
    "attempt" INTEGER NOT NULL,
    "state" "RefundState" NOT NULL DEFAULT 'requested',
    "providerRef" TEXT,
    "failure" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "askAt" TIMESTAMPTZ(3),

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SandboxRefund" (
    "id" TEXT NOT NULL,
    "intentId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "amountPence" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "becomes" TEXT,
    "settlesAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SandboxRefund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Refund_purchaseId_attempt_key" ON "Refund"("purchaseId", "attempt");

-- CreateIndex
CREATE INDEX "Purchase_refundDelayedAt_idx" ON "Purchase"("refundDelayedAt");

-- CreateIndex
CREATE UNIQUE INDEX "SandboxRefund_key_key" ON "SandboxRefund"("key");

-- CreateIndex
CREATE INDEX "SandboxRefund_intentId_idx" ON "SandboxRefund"("intentId");

-- CreateIndex
CREATE INDEX "SandboxRefund_settlesAt_idx" ON "SandboxRefund"("settlesAt");

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SandboxRefund" ADD CONSTRAINT "SandboxRefund_intentId_fkey" FOREIGN KEY ("intentId") REFERENCES "SandboxIntent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Refunds that were made before attempts were recorded. The bank may still return one of them.
INSERT INTO "Refund" ("id", "purchaseId", "attempt", "state", "createdAt", "updatedAt")
SELECT gen_random_uuid(), "id", 1, 'succeeded', "refundRequestedAt", coalesce("refundedAt", "refundRequestedAt")
FROM "Purchase" WHERE "state" = 'refunded' AND "refundRequestedAt" IS NOT NULL;

INSERT INTO "SandboxRefund" ("id", "intentId", "key", "amountPence", "status", "createdAt")
SELECT 're_' || "id", "id", 're_' || "id", "amountPence", 'succeeded', "createdAt" FROM "SandboxIntent" WHERE "refunded";

-- AlterTable
ALTER TABLE "SandboxIntent" DROP COLUMN "refunded",
ADD COLUMN     "refundOutcome" TEXT;

-- What the Prisma schema cannot say. tests/lib/db/constraints.test.ts holds each of these.
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_attempt_check" CHECK ("attempt" > 0);
