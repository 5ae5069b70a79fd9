-- AlterTable
ALTER TABLE "User" ADD COLUMN     "suspendedRule" TEXT,
ADD COLUMN     "suspendedUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "elevatedUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Ad" ADD COLUMN     "approvedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "SecondFactor" (
    "userId" UUID NOT NULL,
    "sealedSecret" TEXT NOT NULL,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "userId" UUID NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("userId","codeHash")
);

-- CreateTable
CREATE TABLE "ModerationCase" (
    "id" UUID NOT NULL,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "risk" INTEGER NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedById" UUID,
    "leasedUntil" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ModerationCase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "caseId" UUID NOT NULL,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "reporterId" UUID,
    "email" TEXT,
    "addressHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Decision" (
    "id" UUID NOT NULL,
    "caseId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "staffId" UUID,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "memberId" UUID,
    "action" TEXT NOT NULL,
    "rule" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "words" TEXT[],
    "days" INTEGER,
    "before" JSONB NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Appeal" (
    "id" UUID NOT NULL,
    "decisionId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedById" UUID,
    "outcome" TEXT,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Appeal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ModerationCase_targetType_targetId_idx" ON "ModerationCase"("targetType", "targetId");

-- CreateIndex
CREATE INDEX "ModerationCase_closedAt_openedAt_idx" ON "ModerationCase"("closedAt", "openedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Report_reference_key" ON "Report"("reference");

-- CreateIndex
CREATE INDEX "Report_caseId_idx" ON "Report"("caseId");

-- CreateIndex
CREATE INDEX "Report_targetType_targetId_createdAt_idx" ON "Report"("targetType", "targetId", "createdAt");

-- CreateIndex
CREATE INDEX "Report_reporterId_idx" ON "Report"("reporterId");

-- CreateIndex
CREATE INDEX "Report_createdAt_idx" ON "Report"("createdAt");

-- CreateIndex
CREATE INDEX "Decision_targetType_targetId_at_idx" ON "Decision"("targetType", "targetId", "at");

-- CreateIndex
CREATE INDEX "Decision_memberId_at_idx" ON "Decision"("memberId", "at");

-- CreateIndex
CREATE INDEX "Decision_caseId_idx" ON "Decision"("caseId");

-- CreateIndex
CREATE INDEX "Decision_staffId_idx" ON "Decision"("staffId");

-- CreateIndex
CREATE INDEX "Decision_at_idx" ON "Decision"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Appeal_decisionId_key" ON "Appeal"("decisionId");

-- CreateIndex
CREATE INDEX "Appeal_createdAt_idx" ON "Appeal"("createdAt");

-- CreateIndex
CREATE INDEX "Appeal_decidedById_idx" ON "Appeal"("decidedById");

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "ModerationCase"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appeal" ADD CONSTRAINT "Appeal_decisionId_fkey" FOREIGN KEY ("decisionId") REFERENCES "Decision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appeal" ADD CONSTRAINT "Appeal_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the Prisma schema cannot say. tests/lib/moderation/.

CREATE UNIQUE INDEX "ModerationCase_open_target_key" ON "ModerationCase"("targetType", "targetId")
WHERE "closedAt" IS NULL;

-- Other ads with the same number or text, for moderators.
CREATE INDEX "Ad_phone_idx" ON "Ad"("phone") WHERE "phone" IS NOT NULL;
CREATE INDEX "Ad_same_text_idx" ON "Ad"(md5("description"));

-- Whoever holds an ad opens its case, and whatever ends the hold closes it: no command can forget it.
CREATE FUNCTION follow_hold() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."moderation" = 'held' AND NEW."deletedAt" IS NULL THEN
    INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk")
    VALUES (gen_random_uuid(), 'ad', NEW."id", CASE WHEN NEW."isAdult" THEN 40 ELSE 30 END)
    ON CONFLICT ("targetType", "targetId") WHERE "closedAt" IS NULL DO NOTHING;
  ELSE
    UPDATE "ModerationCase" SET "closedAt" = now()
    WHERE "targetType" = 'ad' AND "targetId" = NEW."id" AND "closedAt" IS NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Ad_hold_insert" AFTER INSERT ON "Ad"
  FOR EACH ROW WHEN (NEW."moderation" = 'held') EXECUTE FUNCTION follow_hold();
CREATE TRIGGER "Ad_hold_update" AFTER UPDATE OF "moderation", "deletedAt" ON "Ad"
  FOR EACH ROW WHEN ((OLD."moderation" = 'held') <> (NEW."moderation" = 'held')
    OR (OLD."deletedAt" IS NULL) <> (NEW."deletedAt" IS NULL))
  EXECUTE FUNCTION follow_hold();

INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk")
SELECT gen_random_uuid(), 'ad', "id", CASE WHEN "isAdult" THEN 40 ELSE 30 END
FROM "Ad" WHERE "moderation" = 'held' AND "deletedAt" IS NULL;

-- The audit log is append-only: an entry can lose its person (erasure), and can be deleted only when
-- its retention is over. The intervals are auditKeptMonths and paymentAuditKeptMonths, less a day for
-- clocks that differ.
CREATE FUNCTION keep_audit() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW."actorId" IS NULL
      AND (OLD."id", OLD."at", OLD."action", OLD."subjectType", OLD."subjectId", OLD."data")
        = (NEW."id", NEW."at", NEW."action", NEW."subjectType", NEW."subjectId", NEW."data") THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF OLD."at" < now() + interval '1 day' - (CASE WHEN OLD."subjectType" = 'payment'
        THEN interval '72 months' ELSE interval '18 months' END) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "AuditEntry_keep" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION keep_audit();
CREATE TRIGGER "AuditEntry_keep_all" BEFORE TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
