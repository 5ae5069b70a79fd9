-- CreateTable
CREATE TABLE "SearchChange" (
    "id" BIGSERIAL NOT NULL,
    "adId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refusedAs" TEXT,

    CONSTRAINT "SearchChange_pkey" PRIMARY KEY ("id")
);

-- What the Prisma schema cannot say: an outbox of the ads that a search engine has to read again
-- (docs/decisions/054). The triggers are off, and cost nothing, until `npm run search:rebuild` has run.
-- tests/lib/search/open-search/feed.test.ts.

CREATE FUNCTION note_search_change() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'Ad' THEN
    INSERT INTO "SearchChange" ("adId") VALUES (coalesce(NEW."id", OLD."id"));
  ELSIF TG_TABLE_NAME = 'User' THEN
    INSERT INTO "SearchChange" ("adId") SELECT "id" FROM "Ad" WHERE "ownerId" = NEW."id";
  ELSIF TG_OP <> 'INSERT' THEN
    INSERT INTO "SearchChange" ("adId") VALUES (OLD."adId");
  END IF;
  IF TG_TABLE_NAME IN ('AdImage', 'Placement') AND TG_OP <> 'DELETE' THEN
    INSERT INTO "SearchChange" ("adId") VALUES (NEW."adId");
  END IF;
  RETURN NULL;
END $$;

-- Not for visits and phone numbers, which no search asks about.
CREATE TRIGGER "Ad_search_change" AFTER INSERT OR DELETE OR UPDATE OF "ownerId", "isAdult", "categoryGroup",
  "category", "formKind", "title", "description", "details", "pricePence", "outcode", "isActive", "moderation",
  "createdAt", "rankedAt", "expiresAt", "deletedAt" ON "Ad"
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
CREATE TRIGGER "AdImage_search_change" AFTER INSERT OR DELETE OR UPDATE ON "AdImage"
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
CREATE TRIGGER "Placement_search_change" AFTER INSERT OR DELETE ON "Placement"
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
-- A ban suspends the member's ads themselves.
CREATE TRIGGER "User_search_change" AFTER UPDATE OF "isTrader" ON "User"
  FOR EACH ROW WHEN (OLD."isTrader" <> NEW."isTrader") EXECUTE FUNCTION note_search_change();

CREATE FUNCTION note_search_changes("isOn" BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  "name" TEXT;
BEGIN
  FOREACH "name" IN ARRAY ARRAY['Ad', 'AdImage', 'Placement', 'User'] LOOP
    -- Without a lock where nothing changes.
    CONTINUE WHEN (
      SELECT (t.tgenabled <> 'D') = "isOn" FROM pg_trigger t
      WHERE t.tgrelid = format('%I', "name")::regclass AND t.tgname = "name" || '_search_change');
    EXECUTE format('ALTER TABLE %I %s TRIGGER %I', "name",
      CASE WHEN "isOn" THEN 'ENABLE' ELSE 'DISABLE' END, "name" || '_search_change');
  END LOOP;
END $$;

SELECT note_search_changes(false);
