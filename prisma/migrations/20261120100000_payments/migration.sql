-- AlterTable
ALTER TABLE "Purchase" ADD COLUMN     "refundReason" TEXT,
ADD COLUMN     "refundRequestedAt" TIMESTAMPTZ(3),
ADD COLUMN     "remindedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Promotion" ADD COLUMN     "pausedAt" TIMESTAMPTZ(3),
ADD COLUMN     "secondsLeft" INTEGER;

-- CreateTable
CREATE TABLE "SandboxIntent" (
    "id" TEXT NOT NULL,
    "clientSecret" TEXT NOT NULL,
    "purchaseId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "amountPence" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "refunded" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SandboxIntent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SandboxEvent" (
    "id" UUID NOT NULL,
    "body" JSONB NOT NULL,
    "deliverAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "SandboxEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdDay" (
    "adId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "contacts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "AdDay_pkey" PRIMARY KEY ("adId","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "SandboxIntent_clientSecret_key" ON "SandboxIntent"("clientSecret");

-- CreateIndex
CREATE UNIQUE INDEX "SandboxIntent_purchaseId_key" ON "SandboxIntent"("purchaseId");

-- CreateIndex
CREATE INDEX "SandboxEvent_deliveredAt_deliverAt_idx" ON "SandboxEvent"("deliveredAt", "deliverAt");

-- AddForeignKey
ALTER TABLE "AdDay" ADD CONSTRAINT "AdDay_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the Prisma schema cannot say. tests/lib/db/constraints.test.ts holds each of these.

ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_refund_check" CHECK (("refundRequestedAt" IS NULL) = ("refundReason" IS NULL));
ALTER TABLE "SandboxIntent" ADD CONSTRAINT "SandboxIntent_amount_check" CHECK ("amountPence" > 0);
ALTER TABLE "AdDay" ADD CONSTRAINT "AdDay_counts_check" CHECK ("views" >= 0 AND "contacts" >= 0);

-- A draft or ad has one payment open at a time.
CREATE UNIQUE INDEX "Purchase_open_draft_key" ON "Purchase"("draftId") WHERE "state" IN ('created', 'processing');
CREATE UNIQUE INDEX "Purchase_open_ad_key" ON "Purchase"("adId") WHERE "state" IN ('created', 'processing');
