-- What a job's category and text say: part time or full time, and where the work is done.
-- tests/lib/db/told-jobs.test.ts.
CREATE FUNCTION told_job("category" TEXT, "title" TEXT, "description" TEXT, "details" JSONB)
RETURNS JSONB LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
DECLARE
  "head" CONSTANT TEXT := lower("title" || '. ' || coalesce("details" ->> 'jobTitle', ''));
  "said" CONSTANT TEXT := "head" || '. ' || lower("description" || '. ' || coalesce("details" ->> 'salary', ''));
  "part" CONSTANT TEXT := '(?<!\m(?:no|not) )\mpart[\s-]*tim(?:e|ers?)\M|\mp/t\M|\mpro[\s-]*rata\M|\m(?:saturday|sunday|weekend|evening) (?:job|work|staff|position|role)\M|\m(?:saturdays?|sundays?|weekends?|evenings?|mornings?) only\M';
  "full" CONSTANT TEXT := '(?<!\m(?:no|not) )\mfull[\s-]*tim(?:e|ers?)\M(?!\s+(?:education|students?|study|studies|course|college|parent|mum|dad))|\mf/t\M';
  "either" CONSTANT TEXT := '\mfull\s*(?:or|and|/|&)\s*part[\s-]*time\M|\mpart\s*(?:or|and|/|&)\s*full[\s-]*time\M';
  -- "Two days a week from home" is hybrid; "remote controls" and "a remote glen" name no place of work.
  "home" CONSTANT TEXT := '(?:from|at) home\M';
  "hybrid" CONSTANT TEXT := '\mhybrid\M(?! (?:cars?|vehicles?|vans?|bikes?|technicians?|mechanics?|engines?|systems?))|\m(?:one|two|three|four|\d|some|few|couple of|odd|several) days?(?: (?:a|per|each) (?:week|fortnight|month))? (?:working )?' || "home" || '|\m(?:partly|partially|sometimes|mix of) (?:working )?(?:' || "home" || '|remote(?:ly)?\M)';
  "remote" CONSTANT TEXT := '(?<!\m(?:no|not|non|isn''t|is|are|very|quite|rather|fairly|the|a|an|more|too)[ -])\mremote(?:ly)?\M(?!\s+(?:controls?|areas?|locations?|sites?|islands?|villages?|communit\w+|support|desktop|monitoring|sensing|access|glens?|farms?|cottages?|parts?|corners?|patient\w*|customer\w*|client\w*))|\m(?:a|the) remote (?:job|role|position|post|team|worker|contract)\M|\m(?:fully|100%|entirely|completely) remote\M|(?<!\m(?:no|not) )\mwork(?:ing|ed)? ' || "home" || '|\mwfh\M|\mhome[\s-](?:work(?:ing|er|ers)|based)\M(?! (?:care|carers?|support)\M)';
  "hours" INTEGER[];
  "isPart" BOOLEAN;
  "isFull" BOOLEAN;
  "values" JSONB := '{}';
BEGIN
  -- The upper end of "16 to 20 hours a week".
  "hours" := ARRAY(SELECT n[1]::integer FROM regexp_matches("said",
    '(?<![\d.:£])(\d{1,2})(?:[.:]\d+)?\s*(?:hours?|hrs?)\s*(?:(?:a|per|each|every|/)\s*(?:week|wk)\M|weekly\M|p\.?\s?w\M|p/w\M)', 'g') n);
  -- A chosen category counts for more than the description, which may speak of others.
  "isPart" := "category" = 'part-time-jobs' OR "said" ~ "either"
    OR CASE "category" WHEN 'full-time-jobs' THEN "head" ELSE "said" END ~ "part"
    OR "category" <> 'full-time-jobs' AND 30 >= ANY ("hours");
  "isFull" := "category" = 'full-time-jobs' OR "said" ~ "either"
    OR CASE "category" WHEN 'part-time-jobs' THEN "head" ELSE "said" END ~ "full"
    OR "category" <> 'part-time-jobs' AND 35 <= ANY ("hours");
  IF "isPart" OR "isFull" THEN
    "values" := jsonb_build_object('hours',
      CASE WHEN "isPart" AND "isFull" THEN 'Full or part time' WHEN "isPart" THEN 'Part time' ELSE 'Full time' END);
  END IF;
  IF NOT "details" ? 'workplace' THEN
    "values" := "values" || CASE
      WHEN "said" ~ "hybrid" THEN '{"workplace": "Hybrid"}'
      WHEN "said" ~ "remote" THEN '{"workplace": "Remote"}'
      ELSE '{}' END::jsonb;
  END IF;
  RETURN "values";
END $$;

CREATE OR REPLACE FUNCTION facets_of("category" TEXT, "form" TEXT, "title" TEXT, "description" TEXT, "details" JSONB)
RETURNS JSONB LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
  SELECT CASE jsonb_typeof("details") WHEN 'object' THEN
    CASE "form"
      WHEN 'job' THEN told_job("category", "title", "description", "details")
      ELSE told_facets("category", "form", "title", "description", "details") END
    || ("details" - ARRAY[
      'genericDescription', 'serviceDescription', 'jobTitle', 'salary', 'experience', 'serviceType',
      'certifications', 'doors', 'color', 'engineSize', 'co2', 'nationality', 'languages', 'services',
      'serviceFees', 'rates'])
    || facet_numbers("details") END
$$;

-- The ads there are, a few at a time: lib/search/facets/reread-facets.ts.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Ad") THEN
    PERFORM graphile_worker.add_job('reread-facets', '{}', job_key => 'reread-facets');
  END IF;
END $$;
