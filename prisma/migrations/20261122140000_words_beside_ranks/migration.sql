-- The newest of the ads that have some words were found by joining all entries of the words with all
-- of the time: for a word in a hundredth of a million ads some 150,000 entries. GIN looks for each
-- entry of the words among those of a few spans of time instead, and skips what lies between.

-- The number of the span in which `at` lies. Spans of level 0 are 6 hours long, each further level's
-- six times as long; numbers of different levels are different.
CREATE FUNCTION "ad_rank_span"("level" integer, "at" timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 4 * floor(
    extract(epoch FROM "at" - timestamptz '2000-01-01 00:00+00') / (21600 * 6 ^ "level"))::integer
    + "level";

-- The spans in which `at` lies, one of each level.
CREATE FUNCTION "ad_rank_spans"("at" timestamptz) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY["ad_rank_span"(0, "at"), "ad_rank_span"(1, "at"),
    "ad_rank_span"(2, "at"), "ad_rank_span"(3, "at")];

-- The spans that cover the time from `since` to `until`: the shortest of which some eight do.
CREATE FUNCTION "ad_rank_spans_between"("since" timestamptz, "until" timestamptz) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  BEGIN ATOMIC
    SELECT array_agg("span")
    FROM (SELECT CASE
        WHEN "until" - "since" <= interval '42 hours' THEN 0
        WHEN "until" - "since" <= interval '252 hours' THEN 1
        WHEN "until" - "since" <= interval '1512 hours' THEN 2
        ELSE 3 END AS "level") chosen,
      generate_series("ad_rank_span"("level", "since"), "ad_rank_span"("level", "until"), 4) AS "span";
  END;

DROP INDEX "Ad_search_idx";
CREATE INDEX "Ad_search_ranked_idx" ON "Ad" USING GIN ("search", "ad_rank_spans"("rankedAt"));
-- The dates of all ads, which nothing else reads.
DROP INDEX "Ad_public_ranked_idx";

-- For what the planner knows of the spans.
ANALYZE "Ad";
