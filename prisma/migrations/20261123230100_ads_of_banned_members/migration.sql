-- What the Prisma schema cannot say: approved ads of a banned member are suspended, whatever writes
-- them, and lifting the ban approves them again. Every public list, its partial indexes, placements
-- and announcements already ask for approved ads, so no reader joins "User".
-- tests/lib/ads/banned-members.test.ts.

CREATE FUNCTION suspend_ads() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."bannedAt" IS NULL THEN
    UPDATE "Ad" SET "moderation" = 'approved'
    WHERE "ownerId" = NEW."id" AND "moderation" = 'suspended';
  ELSE
    UPDATE "Ad" SET "moderation" = 'suspended'
    WHERE "ownerId" = NEW."id" AND "moderation" = 'approved';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "User_suspend_ads" AFTER UPDATE OF "bannedAt" ON "User"
  FOR EACH ROW WHEN ((OLD."bannedAt" IS NULL) <> (NEW."bannedAt" IS NULL))
  EXECUTE FUNCTION suspend_ads();

CREATE FUNCTION suspend_ad() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  -- The lock makes a simultaneous ban wait, or be seen.
  PERFORM FROM "User" WHERE "id" = NEW."ownerId" FOR SHARE;
  IF EXISTS (SELECT FROM "User" WHERE "id" = NEW."ownerId" AND "bannedAt" IS NOT NULL) THEN
    NEW."moderation" := 'suspended';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Ad_suspend_insert" BEFORE INSERT ON "Ad"
  FOR EACH ROW WHEN (NEW."moderation" = 'approved')
  EXECUTE FUNCTION suspend_ad();
CREATE TRIGGER "Ad_suspend_update" BEFORE UPDATE OF "moderation", "ownerId" ON "Ad"
  FOR EACH ROW WHEN (NEW."moderation" = 'approved'
    AND (OLD."moderation", OLD."ownerId") IS DISTINCT FROM (NEW."moderation", NEW."ownerId"))
  EXECUTE FUNCTION suspend_ad();

UPDATE "Ad" a SET "moderation" = 'suspended'
FROM "User" u
WHERE u."id" = a."ownerId" AND u."bannedAt" IS NOT NULL AND a."moderation" = 'approved';
