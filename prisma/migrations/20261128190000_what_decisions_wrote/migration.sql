-- Undoing a decision restores only what still is as the decision wrote it.
ALTER TABLE "Decision" ADD COLUMN "after" JSONB;
