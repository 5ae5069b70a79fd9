-- A moderator passes a case to the admins.
ALTER TABLE "ModerationCase" ADD COLUMN "escalatedAt" TIMESTAMPTZ(3),
ADD COLUMN "escalatedById" UUID,
ADD COLUMN "escalationNote" TEXT NOT NULL DEFAULT '';
