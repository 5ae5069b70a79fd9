-- CreateTable
CREATE TABLE "PageClock" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "announcedUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PageClock_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Promotion_startsAt_idx" ON "Promotion"("startsAt");

-- CreateIndex
CREATE INDEX "Promotion_endsAt_idx" ON "Promotion"("endsAt");

-- What the Prisma schema cannot say: whatever changes what public pages show is announced on the
-- channel page_changes, to every process that keeps pages (lib/page-cache/follow-page-changes.ts). One
-- short message for each ad; PostgreSQL delivers those of one transaction that are alike once, and
-- a statement that touches very many sends a single one. tests/lib/db/page-changes.test.ts.

CREATE FUNCTION announce_ad("id" TEXT, "seller" TEXT, "category" TEXT, "categoryGroup" TEXT, "outcode" TEXT, "isListed" BOOLEAN)
RETURNS VOID LANGUAGE sql AS $$
  SELECT pg_notify('page_changes', json_build_object(
    'ad', "id",
    'seller', "seller",
    'list', CASE WHEN "isListed" THEN json_build_array("category", "categoryGroup", "outcode") END
  )::text)
$$;

CREATE FUNCTION announce_ads("ids" TEXT[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality("ids") > 100 THEN
    PERFORM pg_notify('page_changes', '{"all":true}');
    RETURN;
  END IF;
  PERFORM announce_ad(a."id", u."username", a."category", a."categoryGroup", a."outcode",
    a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL AND NOT a."isAdult")
  FROM "Ad" a JOIN "User" u ON u."id" = a."ownerId"
  WHERE a."id" = ANY ("ids");
END $$;

-- As they are now, and where they are no longer listed as they were.
CREATE FUNCTION announce_changed_ads() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM announce_ads(ARRAY(SELECT "id" FROM new_rows LIMIT 101));
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF (SELECT count(*) FROM (SELECT FROM old_rows LIMIT 101) few) > 100 THEN
      PERFORM pg_notify('page_changes', '{"all":true}');
      RETURN NULL;
    END IF;
    PERFORM announce_ad(o."id", u."username", o."category", o."categoryGroup", o."outcode",
      o."isActive" AND o."moderation" = 'approved' AND o."deletedAt" IS NULL AND NOT o."isAdult")
    FROM old_rows o LEFT JOIN "User" u ON u."id" = o."ownerId";
    RETURN NULL;
  END IF;
  -- Counting a visit changes nothing that a page shows.
  PERFORM announce_ads(ARRAY(
    SELECT n."id" FROM new_rows n JOIN old_rows o ON o."id" = n."id"
    WHERE n."visits" = o."visits" OR n."updatedAt" <> o."updatedAt" LIMIT 101));
  PERFORM announce_ad(o."id", u."username", o."category", o."categoryGroup", o."outcode", true)
  FROM (
    SELECT o.* FROM old_rows o JOIN new_rows n ON n."id" = o."id"
    WHERE o."isActive" AND o."moderation" = 'approved' AND o."deletedAt" IS NULL AND NOT o."isAdult"
      AND (NOT n."isActive" OR n."moderation" <> 'approved' OR n."deletedAt" IS NOT NULL OR n."isAdult"
        OR (n."category", n."categoryGroup", n."outcode")
          IS DISTINCT FROM (o."category", o."categoryGroup", o."outcode"))
    LIMIT 101
  ) o JOIN "User" u ON u."id" = o."ownerId";
  RETURN NULL;
END $$;

CREATE TRIGGER "Ad_announce_insert" AFTER INSERT ON "Ad"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_ads();
CREATE TRIGGER "Ad_announce_update" AFTER UPDATE ON "Ad"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_ads();
CREATE TRIGGER "Ad_announce_delete" AFTER DELETE ON "Ad"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_ads();

-- For tables whose rows belong to an ad.
CREATE FUNCTION announce_ads_of_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM announce_ads(ARRAY(SELECT DISTINCT "adId" FROM new_rows LIMIT 101));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM announce_ads(ARRAY(SELECT DISTINCT "adId" FROM old_rows LIMIT 101));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "AdImage_announce_insert" AFTER INSERT ON "AdImage"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ads_of_rows();
CREATE TRIGGER "AdImage_announce_update" AFTER UPDATE ON "AdImage"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ads_of_rows();
CREATE TRIGGER "AdImage_announce_delete" AFTER DELETE ON "AdImage"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ads_of_rows();
CREATE TRIGGER "Promotion_announce_insert" AFTER INSERT ON "Promotion"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ads_of_rows();
CREATE TRIGGER "Promotion_announce_update" AFTER UPDATE ON "Promotion"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ads_of_rows();
CREATE TRIGGER "Promotion_announce_delete" AFTER DELETE ON "Promotion"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ads_of_rows();

CREATE FUNCTION announce_seller() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changes', json_build_object('seller', OLD."username")::text);
  PERFORM pg_notify('page_changes', json_build_object('seller', NEW."username")::text);
  PERFORM announce_ads(ARRAY(
    SELECT "id" FROM "Ad" WHERE "ownerId" = NEW."id" AND "deletedAt" IS NULL LIMIT 101));
  RETURN NULL;
END $$;

CREATE TRIGGER "User_announce" AFTER UPDATE OF "username", "isTrader", "bannedAt", "erasedAt" ON "User"
  FOR EACH ROW WHEN ((OLD."username", OLD."isTrader", OLD."bannedAt", OLD."erasedAt")
    IS DISTINCT FROM (NEW."username", NEW."isTrader", NEW."bannedAt", NEW."erasedAt"))
  EXECUTE FUNCTION announce_seller();
