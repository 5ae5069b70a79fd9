-- Jobs often name a range: "£28,000 to £32,000 a year", "£28-32k", "£14 - £16 an hour". Both ends in
-- pence a year, as if worked full time; a single amount is both ends. tests/lib/db/pay.test.ts.
CREATE FUNCTION yearly_pay_range("said" TEXT) RETURNS INTEGER[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- Digits, pence, "k", upper end, "k" of the upper end, and what follows.
  "figure" CONSTANT TEXT := '([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,6})(?!\d)(\.\d{1,2})?\s*(k\M)?(?:\s*(?:-|–|to)\s*£?\s*([1-9]\d{0,2}(?:,\d{3})+(?!\d)|[1-9]\d{0,6}(?!\d)(?:\.\d{1,2})?)[\d,.]*\s*(k\M)?)?(.*)';
  "period" CONSTANT TEXT := '\m(?:(hour|hr|p/?h\M)|(day|daily|p/?d\M)|(week|wk|p/?w\M)|(month|pcm\M|p/?m\M)|(year|yr|annum|annual|p/?a\M|p\.\s?a))';
  "found" TEXT[];
  "named" TEXT[];
  "amount" NUMERIC;
  "upper" NUMERIC;
  "times" NUMERIC := 1;
BEGIN
  -- An amount behind a pound sign is money. Another number is only with "k", a comma or a period.
  "found" := regexp_match(lower("said"), '£\s*' || "figure");
  IF "found" IS NULL THEN
    "found" := regexp_match(lower("said"), '(?<![\d.,])' || "figure");
    IF "found"[3] IS NULL AND "found"[5] IS NULL AND position(',' IN "found"[1]) = 0
      AND "found"[6] !~ '^\s*(?:(?:an?|per|/|p/)\s*(?:hour|hr|h\M|day|week|month|year|annum)|p\.?a\M)' THEN
      RETURN NULL;
    END IF;
  END IF;
  "amount" := (replace("found"[1], ',', '') || coalesce("found"[2], ''))::numeric;
  "upper" := replace("found"[4], ',', '')::numeric;
  IF "found"[3] IS NOT NULL OR "found"[5] IS NOT NULL THEN
    IF "amount" < 1000 THEN "amount" := "amount" * 1000; END IF;
    IF "upper" < 1000 THEN "upper" := "upper" * 1000; END IF;
  END IF;
  -- Nobody is paid so much for less than a year: "£25,000 pro rata, 3 days a week".
  IF "amount" < 10000 THEN
    "named" := regexp_match("found"[6], "period");
    "times" := CASE
      WHEN "named"[1] IS NOT NULL THEN 1950
      WHEN "named"[2] IS NOT NULL THEN 260
      WHEN "named"[3] IS NOT NULL THEN 52
      WHEN "named"[4] IS NOT NULL THEN 12
      WHEN "named"[5] IS NOT NULL THEN 1
    END;
  END IF;
  "amount" := "amount" * "times";
  "upper" := coalesce("upper" * "times", "amount");
  IF "upper" < "amount" OR "upper" > 1000000 THEN "upper" := "amount"; END IF;
  RETURN CASE WHEN "amount" BETWEEN 1000 AND 1000000
    THEN ARRAY[round("amount") * 100, round("upper") * 100]::integer[] END;
END $$;

-- Numbers that filters compare and details hold as text: pay, and the first day that a home is free as
-- 20261201, 0 for one that is free now.
CREATE FUNCTION facet_numbers("details" JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'salary', "pay"[1],
    'salaryTo', "pay"[2],
    'availableFrom', CASE
      WHEN "details" ->> 'availableFrom' ~ '^\d{4}-\d\d-\d\d$'
        THEN replace("details" ->> 'availableFrom', '-', '')::integer
      WHEN "details" ->> 'availableNow' = 'Yes' THEN 0 END))
  FROM (SELECT yearly_pay_range("details" ->> 'salary') AS "pay") range
$$;

-- PostgreSQL 17 changes the expression and keeps the column's indexes; an older one makes both anew.
DO $$
DECLARE
  "expression" CONSTANT TEXT := $expression$
    CASE jsonb_typeof("details") WHEN 'object' THEN "details" - ARRAY[
      'genericDescription', 'serviceDescription', 'jobTitle', 'salary', 'experience', 'serviceType',
      'certifications', 'doors', 'color', 'engineSize', 'co2', 'nationality', 'languages', 'services',
      'serviceFees', 'rates']
      || facet_numbers("details") END $expression$;
  "indexes" TEXT[];
  "definition" TEXT;
BEGIN
  IF current_setting('server_version_num')::integer >= 170000 THEN
    EXECUTE format('ALTER TABLE "Ad" ALTER COLUMN "facets" SET EXPRESSION AS (%s)', "expression");
    RETURN;
  END IF;
  SELECT array_agg("indexdef") INTO "indexes" FROM pg_indexes
  WHERE "schemaname" = current_schema() AND "tablename" = 'Ad' AND "indexdef" LIKE '%facets%';
  ALTER TABLE "Ad" DROP COLUMN "facets";
  EXECUTE format('ALTER TABLE "Ad" ADD COLUMN "facets" JSONB GENERATED ALWAYS AS (%s) STORED', "expression");
  FOREACH "definition" IN ARRAY "indexes" LOOP EXECUTE "definition"; END LOOP;
END $$;
DROP FUNCTION yearly_pay(TEXT);

-- Ads from before offered or sought without saying so in a field. Triggers bring placements and cached
-- pages up to date.
UPDATE "Ad" SET "details" = "details" || CASE "category"
    WHEN 'job-wanted' THEN '{"adType": "Wanted"}'::jsonb
    WHEN 'property-to-rent' THEN '{"adType": "Offer", "lettingType": "Whole place"}'
    WHEN 'flatshare-rooms-to-rent' THEN '{"adType": "Offer", "lettingType": "Room"}'
    ELSE '{"adType": "Offer"}' END
  WHERE "formKind" IN ('goods', 'job', 'property') AND NOT "details" ? 'adType';
