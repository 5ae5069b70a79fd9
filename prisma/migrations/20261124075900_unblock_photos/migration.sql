-- An ad whose removal is taken back while its member is banned becomes suspended, not approved: its
-- photos are unblocked then too. tests/lib/screening/photos.test.ts.
CREATE OR REPLACE FUNCTION block_photos() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."moderation" = 'removed' THEN
    INSERT INTO "BlockedPhoto" ("hash", "source")
    SELECT DISTINCT i."hash", 'ad ' || NEW."id"
    FROM "AdImage" a JOIN "Image" i ON i."name" = a."imageName"
    WHERE a."adId" = NEW."id" AND i."hash" IS NOT NULL
    ON CONFLICT DO NOTHING;
  ELSIF NEW."moderation" IN ('approved', 'suspended') THEN
    DELETE FROM "BlockedPhoto" WHERE "source" = 'ad ' || NEW."id";
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "Ad_block_photos" ON "Ad";
CREATE TRIGGER "Ad_block_photos" AFTER UPDATE OF "moderation" ON "Ad"
  FOR EACH ROW WHEN ((OLD."moderation" = 'removed') <> (NEW."moderation" = 'removed')
    OR (NEW."moderation" IN ('approved', 'suspended') AND OLD."moderation" = 'held'))
  EXECUTE FUNCTION block_photos();

DELETE FROM "BlockedPhoto" b USING "Ad" a
WHERE b."source" = 'ad ' || a."id" AND a."moderation" IN ('approved', 'suspended');
