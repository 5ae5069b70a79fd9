-- All amounts are stored in pence, so the yearly pay is too: the amounts that the text names are
-- pounds, rounded to whole ones. The rest is as before. tests/lib/db/pay.test.ts.
CREATE OR REPLACE FUNCTION yearly_pay("said" TEXT) RETURNS INTEGER LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
  RETURN CASE WHEN "amount" BETWEEN 1000 AND 1000000 THEN round("amount") * 100 END;
END $$;

-- Makes "facets" again where it holds a yearly pay. Triggers bring placements and cached pages up to date.
UPDATE "Ad" SET "details" = "details" WHERE "facets" ? 'salary';
