-- Personals and adult ads lead to no other ad of the same person (docs/decisions/025).

-- Public badges count the publications that are marked. What was published before is marked as far as
-- its ad is still there; a publication without its ad counts for its member alone.
UPDATE "AuditEntry" e SET "data" = e."data" || '{"showsSeller": true}'
FROM "Ad" a
WHERE e."action" = 'ad.published' AND e."subjectId" = a."id"
  AND NOT a."isAdult" AND a."categoryGroup" <> 'personals';

-- The sitemap of sellers reads the group as well.
DROP INDEX "Ad_sitemap_idx";
CREATE INDEX "Ad_sitemap_idx" ON "Ad"("id") INCLUDE ("ownerId", "updatedAt", "expiresAt", "categoryGroup") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL AND NOT "isAdult";

-- What the catalogue says by `showsSeller`. tests/lib/ads/stand-alone.test.ts.
CREATE FUNCTION shows_seller("categoryGroup" TEXT, "isAdult" BOOLEAN)
RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT NOT "isAdult" AND "categoryGroup" <> 'personals'
$$;

-- A change of an ad that stands alone touches no seller's page, and a change of a person touches no
-- ad of theirs that stands alone: otherwise when pages are made anew would tell whose they are.
CREATE FUNCTION announced_seller("ownerId" UUID, "categoryGroup" TEXT, "isAdult" BOOLEAN)
RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT "username" FROM "User"
  WHERE "id" = "ownerId" AND shows_seller("categoryGroup", "isAdult")
$$;

CREATE OR REPLACE FUNCTION announce_ads("ids" TEXT[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality("ids") > 100 THEN
    PERFORM pg_notify('page_changes', '{"all":true}');
    RETURN;
  END IF;
  PERFORM announce_ad(a."id", announced_seller(a."ownerId", a."categoryGroup", a."isAdult"),
    a."category", a."categoryGroup", a."outcode",
    a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL AND NOT a."isAdult")
  FROM "Ad" a WHERE a."id" = ANY ("ids");
END $$;

CREATE OR REPLACE FUNCTION announce_changed_ads() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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
    PERFORM announce_ad(o."id", announced_seller(o."ownerId", o."categoryGroup", o."isAdult"),
      o."category", o."categoryGroup", o."outcode",
      o."isActive" AND o."moderation" = 'approved' AND o."deletedAt" IS NULL AND NOT o."isAdult")
    FROM old_rows o;
    RETURN NULL;
  END IF;
  -- Counting a visit changes nothing that a page shows.
  PERFORM announce_ads(ARRAY(
    SELECT n."id" FROM new_rows n JOIN old_rows o ON o."id" = n."id"
    WHERE n."visits" = o."visits" OR n."updatedAt" <> o."updatedAt" LIMIT 101));
  PERFORM announce_ad(o."id", announced_seller(o."ownerId", o."categoryGroup", o."isAdult"),
    o."category", o."categoryGroup", o."outcode", true)
  FROM (
    SELECT o.* FROM old_rows o JOIN new_rows n ON n."id" = o."id"
    WHERE o."isActive" AND o."moderation" = 'approved' AND o."deletedAt" IS NULL AND NOT o."isAdult"
      AND (NOT n."isActive" OR n."moderation" <> 'approved' OR n."deletedAt" IS NOT NULL OR n."isAdult"
        OR (n."category", n."categoryGroup", n."outcode")
          IS DISTINCT FROM (o."category", o."categoryGroup", o."outcode"))
    LIMIT 101
  ) o;
  RETURN NULL;
END $$;

-- The ads whose pages and cards show something of these people.
CREATE FUNCTION announce_ads_of("sellers" UUID[]) RETURNS VOID LANGUAGE sql AS $$
  SELECT announce_ads(ARRAY(
    SELECT "id" FROM "Ad"
    WHERE "ownerId" = ANY ("sellers") AND "deletedAt" IS NULL
      AND shows_seller("categoryGroup", "isAdult")
    LIMIT 101))
$$;

CREATE OR REPLACE FUNCTION announce_seller() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changes', json_build_object('seller', OLD."username")::text);
  PERFORM pg_notify('page_changes', json_build_object('seller', NEW."username")::text);
  PERFORM announce_ads_of(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION announce_verified_sellers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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
  PERFORM announce_ads_of("sellers");
  RETURN NULL;
END $$;
