-- Sealing a number that an older build stored as it is touches many ads, and changes no page.
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
  -- Counting a visit and sealing a number change nothing that a page shows.
  PERFORM announce_ads(ARRAY(
    SELECT n."id" FROM new_rows n JOIN old_rows o ON o."id" = n."id"
    WHERE n."updatedAt" <> o."updatedAt"
      OR (n."visits" = o."visits" AND (o."phone" IS NULL OR n."phone" IS NOT NULL)) LIMIT 101));
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
