-- The words of a title: those for the thing itself with weight A; what it is for, what comes with it and
-- where it is with weight D. An ad that seeks a thing, or sells it for spares, is not about the thing:
-- its whole title has weight D. tests/lib/db/title-words.test.ts.
CREATE FUNCTION "ad_title_words"("title" TEXT, "group" TEXT) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "plain" CONSTANT TEXT := regexp_replace("title",
    '^\W*(?:for sale|to rent|to let|free|reduced|bargain|urgent|sale|new listing|job|vacancy|now hiring|hiring)\s*[:!,–-]+\s*', '', 'i');
  "head" TEXT;
BEGIN
  IF ("group" NOT IN ('jobs', 'personals')
      AND "title" ~* '\m(?:wanted|looking for|searching for|in search of|seeking)\M'
      AND "title" !~* '\m(?:flat ?mate|house ?mate|room ?mate|lodger|tenant)s? wanted')
    OR "title" ~* '\m(?:spares|breaking|faulty|broken|not working|for parts|empty box|box only)\M' THEN
    RETURN setweight(to_tsvector('ad_english', "title"), 'D');
  END IF;
  "head" := substring("plain" FROM
    '^(.+?)(?:\s*[,;:|(\[–—]|\s+-\s|\s+(?:for(?!\s+(?:sale|rent|hire|free|kids|children|boys|girls|women|men|ladies|adults|beginners))|with|fits?|to fit|suitable|compatible|includes?|including|plus|suits|from|like|near|in|at|by|ideal|great|perfect|bought)\M|$)');
  "head" := coalesce("head", "plain");
  RETURN setweight(to_tsvector('ad_english', "head"), 'A')
    || setweight(to_tsvector('ad_english', substr("plain", length("head") + 1)), 'D');
END $$;

-- Takes the place of "search" once its index is built (20261124052500_title_words_in_use).
ALTER TABLE "Ad" ADD COLUMN "search_next" tsvector GENERATED ALWAYS AS (
  "ad_title_words"("title", "categoryGroup")
  || setweight(to_tsvector('ad_english', replace("category", '-', ' ') || ' ' || replace("categoryGroup", '-', ' ')), 'B')
  || setweight(jsonb_to_tsvector('ad_english', CASE jsonb_typeof("details") WHEN 'object' THEN "details" - ARRAY['genericDescription', 'serviceDescription'] END, '["string"]'), 'B')
  || setweight(to_tsvector('ad_english', coalesce("details" ->> 'year', '')), 'B')
  || setweight(to_tsvector('ad_english', "description"), 'C')
  || setweight(to_tsvector('ad_english', coalesce("details" ->> 'serviceDescription', '')), 'C')
) STORED;
