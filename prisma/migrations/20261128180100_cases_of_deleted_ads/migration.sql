-- An owner who deletes an ad takes no case away from the admins.
CREATE OR REPLACE FUNCTION follow_hold() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."moderation" = 'held' AND NEW."deletedAt" IS NULL THEN
    INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk")
    VALUES (gen_random_uuid(), 'ad', NEW."id", CASE WHEN NEW."isAdult" THEN 40 ELSE 30 END)
    ON CONFLICT ("targetType", "targetId") WHERE "closedAt" IS NULL DO NOTHING;
  ELSE
    UPDATE "ModerationCase" SET "closedAt" = now()
    WHERE "targetType" = 'ad' AND "targetId" = NEW."id" AND "closedAt" IS NULL
      AND (NEW."deletedAt" IS NULL OR ("escalatedAt" IS NULL AND "frozenMemberId" IS NULL));
  END IF;
  RETURN NULL;
END $$;
