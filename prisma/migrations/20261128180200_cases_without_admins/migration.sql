-- Once no admin is left, the cases that were passed on are the moderators' again, with their notes.
CREATE FUNCTION return_cases() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "User" WHERE "role" = 'admin' AND "bannedAt" IS NULL AND "erasedAt" IS NULL) THEN
    UPDATE "ModerationCase" SET "escalatedAt" = NULL
    WHERE "closedAt" IS NULL AND "escalatedAt" IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "User_return_cases" AFTER UPDATE OF "role" ON "User"
  FOR EACH ROW WHEN (OLD."role" = 'admin' AND NEW."role" <> 'admin')
  EXECUTE FUNCTION return_cases();
