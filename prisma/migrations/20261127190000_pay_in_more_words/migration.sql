-- Pay as employers type it: "28000", "£25.000", "35 grand", "£28/32k", "£30 - 35,000", "£12 - £14", "day rate £200",
-- "basic 22k, OTE 40k". Both ends in pence a year, as if worked full time. tests/lib/db/pay.test.ts.
CREATE OR REPLACE FUNCTION yearly_pay_range("said" TEXT) RETURNS INTEGER[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = public, pg_catalog AS $$
DECLARE
  "number" CONSTANT TEXT := '[1-9]\d{0,2}(?:,\d{3})+(?!\d)|[1-9]\d{0,6}(?!\d)';
  -- No pay: "£24k - 40 hours".
  "counted" CONSTANT TEXT := '(?![\d,.]*\s*(?:%|(?:hours|hrs|days|weeks|months?|nights|shifts)\M))';
  -- Digits, pence, "k", upper end, "k" of the upper end, and what follows.
  "figure" CONSTANT TEXT := '(' || "number" || ')(\.\d{1,3})?\s*(k\M)?(?:\s*(?:-|to|rising to|up to|and(?=\s*(?:£|\d+k))|/(?=\s*£?\d[\d.]*k))\s*£?\s*((?:' || "number" || ')' || "counted" || '(?:\.\d{1,3})?)[\d,.]*\s*(k\M)?)?(.*)';
  "perHour" CONSTANT TEXT := '(?:(?:an?|per)\s+|/\s*|p/)?(?:hour|hr|h\M)|p[./]?h\M';
  "period" CONSTANT TEXT := '\m(?:(hour|huor|hr|p[./]?h\M)|(day(?!s)|daily|p/?d\M)|(week(?!day|end)|wk|p/?w\M)|(month|pcm\M|p/?m\M)|(year|yr|annum|annual|p/?a\M|p\.\s?a))';
  "rate" CONSTANT TEXT := '\m(?:(hourly (?:rate|pay|wage))|((?:day|daily) rate)|(weekly (?:rate|pay|wage))|(monthly (?:rate|pay|salary))|(annual (?:pay|salary)))';
  "text" TEXT := translate(lower("said"), '–—', '--');
  "found" TEXT[];
  "named" TEXT[];
  "other" TEXT[];
  "isMoney" BOOLEAN := TRUE;
  "amount" NUMERIC;
  "upper" NUMERIC;
  "more" NUMERIC;
  "most" NUMERIC;
  "times" NUMERIC := 1;
BEGIN
  -- "Unpaid", but not "unpaid breaks".
  IF "text" ~ '^\W*(?:voluntary|unpaid)\M(?! sector)|\m(?:voluntary|unpaid) (?:role|position|post|internship|placement|work)\M|(?<!no )\m(?:chair rent(?:al)?|rent a chair)\M' THEN
    RETURN NULL;
  END IF;
  "text" := regexp_replace("text", '(\d)\s*(?:grand|thousand)\M', '\1k', 'g');
  "text" := regexp_replace("text", '\mgbp\M', '£', 'g');
  "text" := regexp_replace("text", '£\s*[\d,.]+k?\s*(?:[a-z-]+\s+){0,2}bonus', '', 'g');
  "text" := regexp_replace("text", '(?<![£\d.,])([1-9][\d,.]*k?)\s*(?:£|pounds?\M)(?!\s*\d)', '£\1', 'g');
  -- "£25.000" a year, but not "£14.975 per hour".
  "text" := regexp_replace("text", '(\d{1,3})\.(\d{3})(?![\d.])(?!\s*(?:' || "perHour" || '))', '\1,\2', 'g');
  "text" := regexp_replace("text", '(£\s*\d{1,3}) (\d{3})(?!\d)', '\1,\2', 'g');
  "text" := regexp_replace("text", '(£\s*\d{1,2}):(\d\d)(?!\d)', '\1.\2', 'g');
  -- "22,000 - £24,000", but not "Band 5 - £28,407".
  "text" := regexp_replace("text",
    '(?<![£\d.,])((?:\d{1,3},\d{3}|\d{5,6}|[1-9]\d{0,2}k|\d{1,2}\.\d\d)\s*(?:-|to)\s*£)', '£\1', 'g');
  "found" := regexp_match("text", '£\s*' || "figure");
  IF "found" IS NULL THEN
    "isMoney" := FALSE;
    "found" := regexp_match("text", '(?<![\d.,+])' || "figure");
    IF "found" IS NULL THEN RETURN NULL; END IF;
  END IF;
  "amount" := (replace("found"[1], ',', '') || coalesce("found"[2], ''))::numeric;
  "upper" := replace("found"[4], ',', '')::numeric;
  -- Without a pound sign a number is money with "k", a comma or a period, or if it is a usual yearly pay and nothing
  -- says that it is a telephone number or a reference.
  IF NOT "isMoney" AND "found"[3] IS NULL AND "found"[5] IS NULL
    AND position(',' IN "found"[1] || coalesce("found"[4], '')) = 0
    AND "found"[6] !~ '^\s*(?:(?:an?|per|/|p/)\s*(?:hour|hr|h\M|day|week|wk|month|year|annum)|p\.?a\M|p[./]?h\M|p[./]?w\M|pcm\M|hourly|daily|weekly|monthly|yearly|annually)'
    AND ("amount" NOT BETWEEN 12000 AND 120000 OR "text" ~
      '(?<![\d,.])(?:0|\+\d)\d|\m(?:ref|reference|id|code|vacancy|number|miles)\M|\mno\.?\s*\d|#') THEN
    RETURN NULL;
  END IF;
  IF "found"[3] IS NOT NULL OR "found"[5] IS NOT NULL THEN
    IF "amount" < 1000 AND ("found"[3] IS NOT NULL OR "amount" < "upper") THEN "amount" := "amount" * 1000; END IF;
    IF "upper" < 1000 THEN "upper" := "upper" * 1000; END IF;
  END IF;
  IF "amount" < 1000 AND "upper" BETWEEN 10000 AND "amount" * 3000 THEN "amount" := "amount" * 1000; END IF;
  -- Nobody is paid so much for less than a year: "£25,000 pro rata, 3 days a week".
  IF "amount" < 10000 THEN
    IF "found"[6] ~ '^\s*(?:an?|per|/)\s*(?:\d+\s*(?:hour|hr)s?\s*)?(?:shift|night|session|visit|drop|delivery|mile|job|sleep)' THEN
      RETURN NULL;
    END IF;
    "named" := coalesce(regexp_match("found"[6], "period"), regexp_match("text", "rate"));
    "times" := CASE
      -- "£12.50, 3 days a week"
      WHEN "isMoney" AND "amount" BETWEEN 8 AND 30 AND ("named"[2] IS NOT NULL OR "named"[3] IS NOT NULL)
        AND "found"[6] ~ '^[\s,;:(-]*\d+\s*(?:days?|nights?|evenings?|shifts?)\M' THEN 1950
      WHEN "named"[1] IS NOT NULL THEN 1950
      WHEN "named"[2] IS NOT NULL THEN 260
      WHEN "named"[3] IS NOT NULL THEN 52
      WHEN "named"[4] IS NOT NULL THEN 12
      WHEN "named"[5] IS NOT NULL THEN 1
      -- "£12.21", "£12 - £14", "£18.50 umbrella", but not "£25.00 session" or "sleep-in £40.00".
      WHEN "isMoney" AND "amount" BETWEEN 8 AND 40 AND ("found"[2] IS NOT NULL OR "upper" BETWEEN "amount" AND 60)
        AND "found"[6] ~ '^\s*(?:$|[(+&,.;:-]|(?:umbrella|paye|ltd|weekdays?|basic|plus|doe|dep\w*|neg\w*|min\w*|start\w*|rising|rate|inc\w*|and|or|at|if)\M)'
        AND "text" !~ '\m(?:sleep|session|night|visit|drop|mile)' THEN 1950
    END;
  END IF;
  -- "OTE £60,000", "£18 weekends": further amounts by the year or the hour.
  FOR "other" IN SELECT regexp_matches("found"[6],
    '(plus |\+ ?|(?:bonus|hello|fee|budget|worth)(?: of)? )?(£)?\s*(?<![\d.,])(' || "number" || ')(\.\d{1,2})?\s*(k\M)?(?!\s*(?:[a-z-]+\s+){0,2}(?:bonus|fee|budget|deposit|allowance))', 'g') LOOP
    CONTINUE WHEN "other"[1] IS NOT NULL OR ("other"[2] IS NULL AND "other"[5] IS NULL);
    "more" := (replace("other"[3], ',', '') || coalesce("other"[4], ''))::numeric
      * CASE WHEN "other"[5] IS NOT NULL THEN 1000 ELSE 1 END;
    IF "more" > greatest("amount", "upper")
      AND ("amount" >= 10000 AND "more" <= "amount" * 3 OR "times" = 1950 AND "more" <= "amount" * 1.6)
    THEN "upper" := "more"; END IF;
  END LOOP;
  -- More than anybody is paid for an hour, a day or a week.
  "most" := CASE "times" WHEN 1950 THEN 150 WHEN 260 THEN 2000 WHEN 52 THEN 5000 END;
  IF "amount" > "most" THEN RETURN NULL; END IF;
  IF "upper" > "most" THEN "upper" := "amount"; END IF;
  "amount" := "amount" * "times";
  "upper" := coalesce("upper" * "times", "amount");
  IF "upper" < "amount" OR "upper" > 1000000 THEN "upper" := "amount"; END IF;
  RETURN CASE WHEN "amount" BETWEEN 1000 AND 1000000
    THEN ARRAY[round("amount") * 100, round("upper") * 100]::integer[] END;
END $$;

-- The ads there are, a few at a time: lib/search/facets/reread-facets.ts.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Ad") THEN
    PERFORM graphile_worker.add_job('reread-facets', '{}', job_key => 'reread-facets');
  END IF;
END $$;
