-- Jobs say what they pay in words: "£28,000 a year", "£14 an hour, tips shared". For searches it is
-- pounds a year, the first sum that is named, as if worked full time: 37.5 hours of 52 weeks, 5 days of
-- each. NULL where no figure is named or none that anybody is paid. tests/lib/db/pay.test.ts.
CREATE FUNCTION yearly_pay("said" TEXT) RETURNS INTEGER LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- Digits, pence, "k", "k" of an upper end ("£28-32k"), and what follows.
  "figure" CONSTANT TEXT := '([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,6})(?!\d)(\.\d{1,2})?\s*(k\M)?(?:\s*(?:-|–|to)\s*£?\s*[\d,.]+\s*(k\M)?)?(.*)';
  "period" CONSTANT TEXT := '\m(?:(hour|hr|p/?h\M)|(day|daily|p/?d\M)|(week|wk|p/?w\M)|(month|pcm\M|p/?m\M)|(year|yr|annum|annual|p/?a\M|p\.\s?a))';
  "found" TEXT[];
  "named" TEXT[];
  "amount" NUMERIC;
BEGIN
  -- What stands behind a pound sign is money. Another number is only where it says so itself: "28k",
  -- "28,000", "14 an hour".
  "found" := regexp_match(lower("said"), '£\s*' || "figure");
  IF "found" IS NULL THEN
    "found" := regexp_match(lower("said"), '(?<![\d.,])' || "figure");
    IF "found"[3] IS NULL AND "found"[4] IS NULL AND position(',' IN "found"[1]) = 0
      AND "found"[5] !~ '^\s*(?:(?:an?|per|/|p/)\s*(?:hour|hr|h\M|day|week|month|year|annum)|p\.?a\M)' THEN
      RETURN NULL;
    END IF;
  END IF;
  "amount" := (replace("found"[1], ',', '') || coalesce("found"[2], ''))::numeric;
  IF "amount" < 1000 AND ("found"[3] IS NOT NULL OR "found"[4] IS NOT NULL) THEN
    "amount" := "amount" * 1000;
  END IF;
  -- Nobody is paid so much for less than a year: "£25,000 pro rata, 3 days a week".
  IF "amount" < 10000 THEN
    "named" := regexp_match("found"[5], "period");
    "amount" := "amount" * CASE
      WHEN "named"[1] IS NOT NULL THEN 1950
      WHEN "named"[2] IS NOT NULL THEN 260
      WHEN "named"[3] IS NOT NULL THEN 52
      WHEN "named"[4] IS NOT NULL THEN 12
      WHEN "named"[5] IS NOT NULL THEN 1
    END;
  END IF;
  RETURN CASE WHEN "amount" BETWEEN 1000 AND 1000000 THEN round("amount") END;
END $$;

-- "facets" as it was, with the pay as a number. Its indexes go with the column.
ALTER TABLE "Ad" DROP COLUMN "facets";
ALTER TABLE "Ad" ADD COLUMN "facets" jsonb GENERATED ALWAYS AS (
  CASE jsonb_typeof("details") WHEN 'object' THEN "details" - ARRAY[
    'genericDescription', 'serviceDescription', 'jobTitle', 'salary', 'experience', 'serviceType',
    'certifications', 'doors', 'color', 'engineSize', 'co2', 'nationality', 'languages', 'services',
    'serviceFees', 'rates']
    || coalesce(('{"salary":' || yearly_pay("details" ->> 'salary')::text || '}')::jsonb, '{}') END
) STORED;
CREATE INDEX "Ad_public_facets_idx" ON "Ad" USING GIN ("facets" jsonb_path_ops) WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_category_idx" ON "Ad"("category", "rankedAt" DESC, "id" DESC) INCLUDE ("isAdult", "expiresAt", "createdAt", "outcode", "pricePence", "facets") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_group_idx" ON "Ad"("categoryGroup", "rankedAt" DESC, "id" DESC) INCLUDE ("isAdult", "expiresAt", "createdAt", "outcode", "pricePence", "facets", "category") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_make_idx" ON "Ad"(lower("facets" ->> 'make'), lower("facets" ->> 'model')) WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL AND "facets" ? 'make';
SELECT place_ads(ARRAY(SELECT DISTINCT p."adId" FROM "Promotion" p JOIN "Ad" a ON a."id" = p."adId" WHERE a."details" ? 'salary'));
