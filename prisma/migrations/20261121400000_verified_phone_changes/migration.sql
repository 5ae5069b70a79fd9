-- What the Prisma schema cannot say: the mark "Verified phone" stands on a seller's page, on their ads
-- and in all lists of them, so its coming and going is announced as a change of the seller is
-- (migration page_changes). Another number beside the first changes nothing that a page shows.
-- tests/lib/db/page-changes.test.ts.

CREATE FUNCTION announce_verified_sellers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "sellers" UUID[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    "sellers" := ARRAY(
      SELECT DISTINCT n."userId" FROM new_rows n
      WHERE NOT EXISTS (
        SELECT FROM "VerifiedPhone" v WHERE v."userId" = n."userId"
          AND NOT EXISTS (
            SELECT FROM new_rows o WHERE o."userId" = v."userId" AND o."number" = v."number"))
      LIMIT 101);
  ELSE
    "sellers" := ARRAY(
      SELECT DISTINCT o."userId" FROM old_rows o
      WHERE NOT EXISTS (SELECT FROM "VerifiedPhone" v WHERE v."userId" = o."userId")
      LIMIT 101);
  END IF;
  IF cardinality("sellers") > 100 THEN
    PERFORM pg_notify('page_changes', '{"all":true}');
    RETURN NULL;
  END IF;
  PERFORM pg_notify('page_changes', json_build_object('seller', u."username")::text)
  FROM "User" u WHERE u."id" = ANY ("sellers");
  PERFORM announce_ads(ARRAY(
    SELECT "id" FROM "Ad" WHERE "ownerId" = ANY ("sellers") AND "deletedAt" IS NULL LIMIT 101));
  RETURN NULL;
END $$;

CREATE TRIGGER "VerifiedPhone_announce_insert" AFTER INSERT ON "VerifiedPhone"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_verified_sellers();
CREATE TRIGGER "VerifiedPhone_announce_delete" AFTER DELETE ON "VerifiedPhone"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_verified_sellers();
