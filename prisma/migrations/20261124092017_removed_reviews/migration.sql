-- AlterTable
ALTER TABLE "Review" ADD COLUMN "removedAt" TIMESTAMPTZ(3);

-- What the Prisma schema cannot say: a review that a moderator removed, or that is shown again, changes the
-- seller's page, and the rating on that seller's ads.
CREATE FUNCTION announce_review() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changes', json_build_object('seller', u."username")::text)
  FROM "User" u WHERE u."id" = NEW."aboutId";
  PERFORM announce_ads(ARRAY(
    SELECT "id" FROM "Ad" WHERE "ownerId" = NEW."aboutId" AND "deletedAt" IS NULL LIMIT 101));
  RETURN NULL;
END $$;

CREATE TRIGGER "Review_announce" AFTER UPDATE OF "removedAt" ON "Review"
  FOR EACH ROW WHEN (OLD."removedAt" IS DISTINCT FROM NEW."removedAt")
  EXECUTE FUNCTION announce_review();
