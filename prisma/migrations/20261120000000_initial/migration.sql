-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('member', 'moderator');

-- CreateEnum
CREATE TYPE "ChallengeKind" AS ENUM ('email', 'phone');

-- CreateEnum
CREATE TYPE "Moderation" AS ENUM ('approved', 'held', 'removed');

-- CreateEnum
CREATE TYPE "PriceUnit" AS ENUM ('total', 'month', 'hour', 'fixed');

-- CreateEnum
CREATE TYPE "PurchaseState" AS ENUM ('created', 'processing', 'paid', 'applied', 'failed', 'refunded', 'disputed');

-- CreateEnum
CREATE TYPE "Channel" AS ENUM ('email', 'whatsapp');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "phone" TEXT,
    "gender" TEXT,
    "dateOfBirth" DATE,
    "role" "UserRole" NOT NULL DEFAULT 'member',
    "isTrader" BOOLEAN NOT NULL DEFAULT false,
    "bannedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tokenHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Challenge" (
    "id" UUID NOT NULL,
    "kind" "ChallengeKind" NOT NULL,
    "target" TEXT NOT NULL,
    "userId" UUID,
    "codeHash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "verifiedAt" TIMESTAMPTZ(3),
    "voidedAt" TIMESTAMPTZ(3),
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VerifiedPhone" (
    "userId" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "verifiedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VerifiedPhone_pkey" PRIMARY KEY ("userId","number")
);

-- CreateTable
CREATE TABLE "ResetToken" (
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ResetToken_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Place" (
    "outcode" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "town" TEXT NOT NULL,
    "district" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "Place_pkey" PRIMARY KEY ("outcode")
);

-- CreateTable
CREATE TABLE "Ad" (
    "id" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "categoryGroup" TEXT NOT NULL,
    "isAdult" BOOLEAN NOT NULL,
    "formKind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "pricePence" INTEGER,
    "priceUnit" "PriceUnit" NOT NULL DEFAULT 'total',
    "outcode" TEXT NOT NULL,
    "phone" TEXT,
    "showPhone" BOOLEAN NOT NULL DEFAULT true,
    "whatsapp" TEXT,
    "websiteUrl" TEXT,
    "plan" TEXT NOT NULL DEFAULT 'basic',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "moderation" "Moderation" NOT NULL DEFAULT 'approved',
    "moderationReason" TEXT,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rankedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "repostedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Ad_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Image" (
    "name" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Image_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "AdImage" (
    "adId" TEXT NOT NULL,
    "imageName" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "isMain" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "AdImage_pkey" PRIMARY KEY ("adId","imageName")
);

-- CreateTable
CREATE TABLE "Draft" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "adId" TEXT,
    "form" JSONB NOT NULL,
    "step" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DraftImage" (
    "draftId" UUID NOT NULL,
    "imageName" TEXT NOT NULL,

    CONSTRAINT "DraftImage_pkey" PRIMARY KEY ("draftId","imageName")
);

-- CreateTable
CREATE TABLE "Purchase" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "draftId" UUID,
    "adId" TEXT,
    "extras" TEXT[],
    "amountPence" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'gbp',
    "state" "PurchaseState" NOT NULL DEFAULT 'created',
    "provider" TEXT NOT NULL,
    "providerRef" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidAt" TIMESTAMPTZ(3),
    "appliedAt" TIMESTAMPTZ(3),
    "refundedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Purchase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PurchaseEvent" (
    "id" UUID NOT NULL,
    "purchaseId" UUID NOT NULL,
    "fromState" "PurchaseState",
    "toState" "PurchaseState" NOT NULL,
    "cause" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PurchaseEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "provider" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("provider","eventId")
);

-- CreateTable
CREATE TABLE "Promotion" (
    "id" UUID NOT NULL,
    "adId" TEXT NOT NULL,
    "upgrade" TEXT NOT NULL,
    "purchaseId" UUID,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "Promotion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdVisit" (
    "adId" TEXT NOT NULL,
    "visitorKey" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "AdVisit_pkey" PRIMARY KEY ("adId","day","visitorKey")
);

-- CreateTable
CREATE TABLE "OutboxMessage" (
    "id" UUID NOT NULL,
    "channel" "Channel" NOT NULL,
    "template" TEXT NOT NULL,
    "sealed" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sendAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sentAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Job" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "dedupeKey" TEXT,
    "runAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lockedAt" TIMESTAMPTZ(3),
    "doneAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" UUID,
    "action" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "resetAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "resultId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("userId","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "Challenge_kind_target_createdAt_idx" ON "Challenge"("kind", "target", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Challenge_userId_idx" ON "Challenge"("userId");

-- CreateIndex
CREATE INDEX "Challenge_expiresAt_idx" ON "Challenge"("expiresAt");

-- CreateIndex
CREATE INDEX "ResetToken_userId_idx" ON "ResetToken"("userId");

-- CreateIndex
CREATE INDEX "ResetToken_expiresAt_idx" ON "ResetToken"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Place_slug_key" ON "Place"("slug");

-- CreateIndex
CREATE INDEX "Place_region_idx" ON "Place"("region");

-- CreateIndex
CREATE INDEX "Ad_ownerId_createdAt_idx" ON "Ad"("ownerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Ad_outcode_rankedAt_idx" ON "Ad"("outcode", "rankedAt" DESC);

-- CreateIndex
CREATE INDEX "Ad_expiresAt_idx" ON "Ad"("expiresAt");

-- CreateIndex
CREATE INDEX "Ad_deletedAt_idx" ON "Ad"("deletedAt");

-- CreateIndex
CREATE INDEX "Image_ownerId_idx" ON "Image"("ownerId");

-- CreateIndex
CREATE INDEX "Image_createdAt_idx" ON "Image"("createdAt");

-- CreateIndex
CREATE INDEX "AdImage_imageName_idx" ON "AdImage"("imageName");

-- CreateIndex
CREATE INDEX "Draft_ownerId_updatedAt_idx" ON "Draft"("ownerId", "updatedAt" DESC);

-- CreateIndex
CREATE INDEX "Draft_adId_idx" ON "Draft"("adId");

-- CreateIndex
CREATE INDEX "DraftImage_imageName_idx" ON "DraftImage"("imageName");

-- CreateIndex
CREATE INDEX "Purchase_ownerId_createdAt_idx" ON "Purchase"("ownerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Purchase_draftId_idx" ON "Purchase"("draftId");

-- CreateIndex
CREATE INDEX "Purchase_adId_idx" ON "Purchase"("adId");

-- CreateIndex
CREATE INDEX "Purchase_state_createdAt_idx" ON "Purchase"("state", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Purchase_provider_providerRef_key" ON "Purchase"("provider", "providerRef");

-- CreateIndex
CREATE INDEX "PurchaseEvent_purchaseId_at_idx" ON "PurchaseEvent"("purchaseId", "at");

-- CreateIndex
CREATE INDEX "Promotion_adId_idx" ON "Promotion"("adId");

-- CreateIndex
CREATE INDEX "Promotion_upgrade_endsAt_idx" ON "Promotion"("upgrade", "endsAt");

-- CreateIndex
CREATE UNIQUE INDEX "Promotion_purchaseId_adId_upgrade_key" ON "Promotion"("purchaseId", "adId", "upgrade");

-- CreateIndex
CREATE INDEX "OutboxMessage_sentAt_sendAt_idx" ON "OutboxMessage"("sentAt", "sendAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_createdAt_idx" ON "OutboxMessage"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Job_dedupeKey_key" ON "Job"("dedupeKey");

-- CreateIndex
CREATE INDEX "Job_doneAt_runAt_idx" ON "Job"("doneAt", "runAt");

-- CreateIndex
CREATE INDEX "AuditEntry_subjectType_subjectId_at_idx" ON "AuditEntry"("subjectType", "subjectId", "at");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_at_idx" ON "AuditEntry"("actorId", "at");

-- CreateIndex
CREATE INDEX "RateLimit_resetAt_idx" ON "RateLimit"("resetAt");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Challenge" ADD CONSTRAINT "Challenge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VerifiedPhone" ADD CONSTRAINT "VerifiedPhone_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResetToken" ADD CONSTRAINT "ResetToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_outcode_fkey" FOREIGN KEY ("outcode") REFERENCES "Place"("outcode") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Image" ADD CONSTRAINT "Image_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdImage" ADD CONSTRAINT "AdImage_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdImage" ADD CONSTRAINT "AdImage_imageName_fkey" FOREIGN KEY ("imageName") REFERENCES "Image"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftImage" ADD CONSTRAINT "DraftImage_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftImage" ADD CONSTRAINT "DraftImage_imageName_fkey" FOREIGN KEY ("imageName") REFERENCES "Image"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PurchaseEvent" ADD CONSTRAINT "PurchaseEvent_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Promotion" ADD CONSTRAINT "Promotion_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Promotion" ADD CONSTRAINT "Promotion_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdVisit" ADD CONSTRAINT "AdVisit_adId_fkey" FOREIGN KEY ("adId") REFERENCES "Ad"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the Prisma schema cannot say. tests/lib/db/constraints.test.ts holds each of these.

ALTER TABLE "User" ADD CONSTRAINT "User_email_lower_check" CHECK ("email" = lower("email") AND "email" LIKE '%_@_%');
ALTER TABLE "User" ADD CONSTRAINT "User_usernameKey_check" CHECK ("usernameKey" = lower("username"));
ALTER TABLE "Session" ADD CONSTRAINT "Session_times_check" CHECK ("expiresAt" > "createdAt");
ALTER TABLE "Challenge" ADD CONSTRAINT "Challenge_attempts_check" CHECK ("attempts" BETWEEN 0 AND 5);
ALTER TABLE "Challenge" ADD CONSTRAINT "Challenge_phone_user_check" CHECK ("kind" <> 'phone' OR "userId" IS NOT NULL);
ALTER TABLE "Place" ADD CONSTRAINT "Place_point_check" CHECK ("latitude" BETWEEN 49 AND 61 AND "longitude" BETWEEN -9 AND 2);
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_title_check" CHECK (char_length("title") BETWEEN 15 AND 100);
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_description_check" CHECK (char_length("description") BETWEEN 20 AND 5000);
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_pricePence_check" CHECK ("pricePence" > 0);
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_details_check" CHECK (jsonb_typeof("details") = 'object');
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_removed_reason_check" CHECK ("moderation" <> 'removed' OR "moderationReason" IS NOT NULL);
ALTER TABLE "Ad" ADD CONSTRAINT "Ad_counts_check" CHECK ("visits" >= 0 AND "version" >= 1);
ALTER TABLE "Image" ADD CONSTRAINT "Image_size_check" CHECK ("width" > 0 AND "height" > 0 AND "bytes" > 0);
ALTER TABLE "AdImage" ADD CONSTRAINT "AdImage_position_check" CHECK ("position" BETWEEN 0 AND 11);
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_step_check" CHECK ("step" BETWEEN 1 AND 5);
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_form_check" CHECK (jsonb_typeof("form") = 'object');
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_amount_check" CHECK ("amountPence" > 0 AND "currency" = 'gbp');
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_extras_check" CHECK (cardinality("extras") > 0 AND "extras" <@ ARRAY['vip', 'featured', 'highlight', 'newLabel', 'website']);
ALTER TABLE "Promotion" ADD CONSTRAINT "Promotion_upgrade_check" CHECK ("upgrade" IN ('vip', 'featured', 'highlight', 'newLabel', 'website'));
ALTER TABLE "Promotion" ADD CONSTRAINT "Promotion_times_check" CHECK ("endsAt" > "startsAt");
ALTER TABLE "RateLimit" ADD CONSTRAINT "RateLimit_count_check" CHECK ("count" > 0);

-- Exactly one picture of an ad is the main one.
CREATE UNIQUE INDEX "AdImage_one_main_key" ON "AdImage"("adId") WHERE "isMain";

-- A person has at most one draft for an edit of one ad.
CREATE UNIQUE INDEX "Draft_owner_ad_key" ON "Draft"("ownerId", "adId") WHERE "adId" IS NOT NULL;

-- Public lists read only what may be shown.
CREATE INDEX "Ad_public_category_idx" ON "Ad"("category", "rankedAt" DESC, "id" DESC) WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_group_idx" ON "Ad"("categoryGroup", "rankedAt" DESC, "id" DESC) WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_recent_idx" ON "Ad"("isAdult", "rankedAt" DESC, "id" DESC) WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_details_idx" ON "Ad" USING GIN ("details" jsonb_path_ops);
