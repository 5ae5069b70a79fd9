-- "Filton: gardener" and "Tidy Corner: home cleaning" begin with a place or a name, so the item comes behind the colon.
CREATE OR REPLACE FUNCTION "ad_title_words"("title" TEXT, "group" TEXT) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
DECLARE
  "spaced" CONSTANT TEXT := regexp_replace("title", '(?<=[[:alpha:]])/(?=[[:alpha:]])', ' ', 'g');
  "plain" CONSTANT TEXT := regexp_replace("spaced",
    '^\W*(?:for sale|to rent|to let|free|reduced|bargain|urgent|sale|new listing|job|vacancy|now hiring|hiring)\s*[:!,–-]+\s*', '', 'i');
  "lead" CONSTANT TEXT := CASE WHEN "group" IN ('services', 'jobs', 'property', 'personals')
    THEN coalesce(substring("plain" FROM '^(?:[^\s:,]+\s+){0,2}[^\s:,]+:\s+'), '') ELSE '' END;
  "head" TEXT;
BEGIN
  IF ("group" NOT IN ('jobs', 'personals')
      AND "title" ~* '\m(?:wanted|looking for|searching for|in search of|seeking)\M'
      AND "title" !~* '\m(?:flat ?mate|house ?mate|room ?mate|lodger|tenant)s? wanted')
    OR "title" ~* '\m(?:spares|breaking|faulty|broken|not working|for parts|empty box|box only)\M' THEN
    RETURN setweight(to_tsvector('ad_english', "spaced"), 'D');
  END IF;
  "head" := "lead" || substring(substr("plain", length("lead") + 1) FROM
    '^(.+?)(?:\s*[,;:|(\[–—]|\s+-\s|\s+(?:for(?!\s+(?:sale|rent|hire|free|kids|children|boys|girls|women|men|ladies|adults|beginners))|with|fits?|to fit|suitable|compatible|includes?|including|plus|suits|from|like|near|in|at|by|ideal|great|perfect|bought)\M|$)');
  "head" := coalesce("head", "plain");
  RETURN setweight(to_tsvector('ad_english', "head"), 'A')
    || setweight(to_tsvector('ad_english', substr("plain", length("head") + 1)), 'D');
END $$;

-- The ads there are, a few at a time: lib/search/facets/reread-facets.ts.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Ad") THEN
    PERFORM graphile_worker.add_job('reread-facets', '{}', job_key => 'reread-facets');
  END IF;
END $$;
