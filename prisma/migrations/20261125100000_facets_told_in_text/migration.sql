-- What the title and the description of an ad tell although its seller left the field empty: bills, pets,
-- furniture, deposit, housing benefit, bedrooms and bathrooms of a home to let, bedrooms of one for sale, the
-- condition of goods. Only what is told in one way: "bills included" and "plus bills" in one text tell nothing.
-- tests/lib/db/told-facets.test.ts.
CREATE FUNCTION told_facets("category" TEXT, "form" TEXT, "title" TEXT, "description" TEXT, "details" JSONB)
RETURNS JSONB LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
DECLARE
  "said" CONSTANT TEXT := lower("title" || '. ' || "description");
  "head" CONSTANT TEXT := lower("title");
  "isLet" CONSTANT BOOLEAN := "category" IN ('property-to-rent', 'flatshare-rooms-to-rent');
  "count" CONSTANT TEXT := '(\d{1,2}|one|two|three|four|five|six|seven|eight)';
  "counts" CONSTANT TEXT[] := ARRAY['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  "bedrooms" CONSTANT TEXT := '\m' || "count" || '[\s-]*(?:(?:double|dbl|good|large|spacious) )?bed(?:room(?:s|ed)?|s)?\M(?!\s+(?:space|sofa|settee|bunk|frame))';
  "bathrooms" CONSTANT TEXT := '\m' || "count" || '[\s-]*bath(?:room)?s?\M';
  -- Bills.
  "billsApart" CONSTANT TEXT := '\mno bills inc\w*|\mbills?\s+(?:are\s+|is\s+)?(?:not\s+inc\w*|excluded|exclusive|extra|on top|separate|to be paid|payable|split|shared|between)|(?:\m(?:plus|excl?|excluding|excludes|exclusive of|not inc\w*(?: of)?|(?:doesn''?t|does not|do not) include|without|pays?|paying|responsible for|share of|split|towards|contribution to)\.?|\+)\s+(?:for\s+)?(?:(?:all|the|your|their|own|utility|household|of)\s+)*bills\M';
  "billsSome" CONSTANT TEXT := '\m(?:some|most|certain|water)\s+bills?\M|\mbills?\s+(?:are\s+)?inc\w*\.?,?\s+(?:except|apart from|but not|other than|excluding|minus)\M|\minc\w*\s+(?:all\s+)?bills?,?\s+(?:except|apart from|but not|other than|excluding|minus)\M';
  "billsIn" CONSTANT TEXT := '\m(?:all\s+)?(?:utility\s+|household\s+)?bills?\s+(?:(?:are|and|wi-?fi|wifi|broadband|internet|council tax|ct)[\s,&]+)*(?:inc\M|incl\M|inclu\w+|inclusive|paid\M|in\M(?!\s+(?:your|my|the|own|addition|their|arrears)))|\m(?:inc|incl|includes?|included|including|inclusive of)\.?\s+(?:(?:all|the|of|your|utility|household)\s+)*bills\M|\mno bills to (?:pay|worry)\M|\mall[- ]inclusive\M|\mall bills\M(?!\s+(?:extra|to|not))';
  -- Pets.
  "petsOut" CONSTANT TEXT := '\m(?:no|not suitable for|cannot (?:accept|have|take|allow)|can''?t (?:accept|have|take|allow)|(?:do not|don''?t) (?:accept|allow|take))\s+(?:(?:smok\w+|children|kids|dss|students?|sharers?|couples?)(?:\s*(?:,|/|&|or|and|nor)\s*(?:no\s+)?))*(?:pets?|animals?)\M|\mpets?\s+(?:are\s+)?(?:not|never|strictly not)\M|\mpet[- ]free\M';
  "petsAsked" CONSTANT TEXT := '\m(?:pets?|dogs?|cats?|animals?)\s+(?:are\s+|is\s+|may be\s+|will be\s+|would be\s+|can be\s+|might be\s+|possibly\s+)*(?:considered|negotiable|by (?:prior )?(?:arrangement|agreement|negotiation|request)|(?:up)?on request|case by case|on a case|at (?:the )?\w+''?s?'' discretion|at (?:the )?(?:landlord|owner)|with (?:permission|consent|agreement|approval)|subject to)\M|\m(?:will|would|might|may|can|could)?\s*consider(?:s|ed|ing)?\s+(?:(?:an?|one|your|small|quiet|older|well[- ]behaved)\s+)*(?:pets?|dogs?|cats?|animals?)\M';
  "petsIn" CONSTANT TEXT := '\m(?:pets?|dogs?|cats?|animals?)(?:\s+(?:and|or|&)\s+\w+)?\s+(?:are\s+|is\s+)?(?:(?:very|also|both|more than|absolutely|totally)\s+)*(?:welcomed?|allowed|ok|okay|fine|accepted|permitted)\M|\m(?:pet|animal)s?[- ]friendly\M|\m(?:allow|accept|take|welcome)s?\s+(?:pets|dogs|cats)\M|\myou can (?:have|bring|keep) (?:an? )?(?:pets?|dogs?|cats?)\M|\m(?:pets?|dogs?|cats?)\s*(?::|-)\s*yes\M';
  -- Tenants with housing benefit, where they are welcome: nobody may be refused for it.
  "benefitsIn" CONSTANT TEXT := '\m(?:dss|lha|universal credit|uc|housing benefit|benefits?)(?:\s*(?:/|,|&|and|or)\s*(?:dss|lha|universal credit|uc|housing benefit|benefits?))*(?:\s+(?:tenants?|claimants?|applicants?))?\s+(?:(?:are|is|also|will be|can be|may be|all|very)\s+)*(?:welcomed?|accepted|considered|ok|okay|fine|allowed)\M|\m(?:accepts?|welcomes?|considers?|accepting|considering|will (?:accept|consider|take))\s+(?:dss|lha|universal credit|housing benefit)\M|\m(?:dss|benefits?)[- ]friendly\M';
  -- Condition of goods, where it is said of the thing and not of a part: alone, or first in a title.
  "asNew" CONSTANT TEXT := 'like new|as new|nearly new|mint condition|as good as new|(?:worn|used|tried|opened) (?:only )?once';
  "unused" CONSTANT TEXT := 'bnib|bnwt|bnwb|nwt|unused|unworn|unopened|(?:brand )?new (?:with tags|in (?:the |its )?(?:box|packet|packaging|wrapper))|never (?:been )?(?:used|worn|opened|out of the (?:box|packet))|brand new(?: and (?:boxed|sealed|unused))?|still (?:boxed|sealed|in (?:the |its )?(?:box|packet|packaging|wrapper))';
  "broken" CONSTANT TEXT := '(?:for )?spares (?:or|and|&|/) repairs?|spares/repairs?|for (?:spares|parts)(?: only)?|not working|faulty|broken';
  "isAlone" CONSTANT TEXT := '(?:^|[.,;:!?(–-])\s*(?:(?:it is|it''s|its|they are|all|all are|both|completely|totally|still) )?(?:%s)\s*(?=[.,;:!?)–-]|\s-|$)';
  "numbers" TEXT[];
  "rest" TEXT;
  "values" JSONB := '{}';
  "found" TEXT[];
BEGIN
  IF "form" NOT IN ('property', 'goods') OR "details" ->> 'adType' = 'Wanted' THEN
    RETURN '{}';
  END IF;

  IF "form" = 'goods' THEN
    IF "details" ? 'condition' THEN RETURN '{}'; END IF;
    RETURN CASE
      WHEN "head" ~ '\m(?:spares (?:or|and|&|/) repairs?|spares/repairs?|for (?:spares|parts))\M'
        OR "head" ~ format("isAlone", "broken") THEN '{"condition": "For parts or repair"}'
      WHEN "head" ~ '^\W*(?:brand new|bnib|bnwt|unused|unworn|unopened)\M' OR "said" ~ format("isAlone", "unused")
        THEN CASE WHEN "said" ~ format("isAlone", "asNew") THEN '{}' ELSE '{"condition": "New"}' END
      WHEN "said" ~ format("isAlone", "asNew") THEN '{"condition": "Like new"}'
      ELSE '{}' END::jsonb;
  END IF;

  IF NOT "isLet" AND "category" <> 'property-for-sale'
    OR coalesce("details" ->> 'propertyType', '') IN ('Commercial', 'Garage', 'Land') THEN
    RETURN '{}';
  END IF;

  -- In the title, or one number alone in all of the text.
  IF NOT "details" ? 'bedrooms' AND coalesce("details" ->> 'lettingType', '') <> 'Room' THEN
    "found" := ARRAY(SELECT DISTINCT n[1] FROM regexp_matches("head", "bedrooms", 'g') n);
    IF cardinality("found") = 0 THEN
      "found" := ARRAY(SELECT DISTINCT n[1] FROM regexp_matches("said", "bedrooms", 'g') n);
    END IF;
    IF cardinality("found") = 1 THEN
      "values" := "values" || jsonb_build_object('bedrooms',
        coalesce(array_position("counts", "found"[1]), nullif(substring("found"[1] FROM '\d+'), '')::integer));
    ELSIF cardinality("found") = 0 AND "head" ~ '\mstudio (?:flat|apartment)\M|^\W*studio\M' THEN
      "values" := "values" || '{"bedrooms": 0}';
    END IF;
  END IF;
  IF NOT "details" ? 'bathrooms' THEN
    "found" := ARRAY(SELECT DISTINCT n[1] FROM regexp_matches("said", "bathrooms", 'g') n);
    IF cardinality("found") = 1 THEN
      "values" := "values" || jsonb_build_object('bathrooms',
        coalesce(array_position("counts", "found"[1]), nullif(substring("found"[1] FROM '\d+'), '')::integer));
    END IF;
  END IF;
  IF NOT "isLet" THEN RETURN "values"; END IF;

  IF NOT "details" ? 'billsIncluded' THEN
    "rest" := regexp_replace(regexp_replace("said", "billsSome", ' # ', 'g'), "billsApart", ' | ', 'g');
    "values" := "values" || CASE
      WHEN position('#' IN "rest") > 0 AND "said" ~ "billsSome" THEN '{"billsIncluded": "Some"}'
      WHEN "said" ~ "billsApart" THEN
        CASE WHEN "rest" ~ "billsIn" THEN '{}' ELSE '{"billsIncluded": "No"}' END
      WHEN "rest" ~ "billsIn" THEN '{"billsIncluded": "Yes"}'
      ELSE '{}' END::jsonb;
  END IF;

  IF NOT "details" ? 'pets' THEN
    "rest" := regexp_replace("said", "petsOut", ' | ', 'g');
    "values" := "values" || CASE
      WHEN "rest" <> "said" THEN
        CASE WHEN "rest" ~ "petsIn" OR "rest" ~ "petsAsked" THEN '{}' ELSE '{"pets": "No"}' END
      WHEN "rest" ~ '\mno (?:dogs?|cats?)\M' THEN '{}'
      WHEN "rest" ~ "petsAsked" THEN '{"pets": "By agreement"}'
      WHEN "rest" ~ "petsIn" THEN '{"pets": "Yes"}'
      ELSE '{}' END::jsonb;
  END IF;

  IF NOT "details" ? 'furnished' THEN
    "rest" := regexp_replace("said", '\m(?:part(?:ly|ially)?|semi)[\s-]*furnished\M', ' #part ', 'g');
    "rest" := regexp_replace("rest", '\m(?:un-?|not )furnished\M', ' #un ', 'g');
    "found" := ARRAY(SELECT DISTINCT n[1] FROM regexp_matches("rest", '(#part|#un|\mfurnished\M)', 'g') n);
    IF cardinality("found") = 1 AND "said" !~ '\m(?:can|could|may|might) be (?:\w+ )?(?:un)?furnished' THEN
      "values" := "values" || jsonb_build_object('furnished', CASE "found"[1]
        WHEN '#part' THEN 'Part furnished' WHEN '#un' THEN 'Unfurnished' ELSE 'Furnished' END);
    END IF;
  END IF;

  IF "said" ~ "benefitsIn" THEN "values" := "values" || '{"benefits": "Accepted"}'; END IF;

  IF NOT "details" ? 'deposit' THEN
    "numbers" := ARRAY(
      SELECT DISTINCT replace(coalesce(n[1], n[2]), ',', '') FROM regexp_matches("said",
        '(?<!holding )(?<!reservation )\mdeposit(?:\s+(?:is|of|required|payable|to pay|only))*\s*[:=–-]?\s*£\s*([1-9]\d{0,2}(?:,\d{3})|[1-9]\d{1,4})(?![\d,.]*\d)|£\s*([1-9]\d{0,2}(?:,\d{3})|[1-9]\d{1,4})\s+(?:security |damage |refundable |returnable |tenancy )*deposit\M',
        'g') n);
    IF cardinality("numbers") = 1 THEN
      "values" := "values" || jsonb_build_object('deposit', "numbers"[1]::integer * 100);
    ELSIF cardinality("numbers") = 0 AND "said" ~ '\m(?:no|zero|nil|without(?: an?)?) (?:security )?deposit\M|\mdeposit[- ]free\M' THEN
      "values" := "values" || '{"deposit": 0}';
    END IF;
  END IF;
  RETURN "values";
END $$;

-- What filters ask of an ad: what its seller filled in, else what its text tells, and numbers.
CREATE FUNCTION facets_of("category" TEXT, "form" TEXT, "title" TEXT, "description" TEXT, "details" JSONB)
RETURNS JSONB LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
  SELECT CASE jsonb_typeof("details") WHEN 'object' THEN
    told_facets("category", "form", "title", "description", "details")
    || ("details" - ARRAY[
      'genericDescription', 'serviceDescription', 'jobTitle', 'salary', 'experience', 'serviceType',
      'certifications', 'doors', 'color', 'engineSize', 'co2', 'nationality', 'languages', 'services',
      'serviceFees', 'rates'])
    || facet_numbers("details") END
$$;

-- A trigger fills the column: a generated one is written anew, under a lock, when its expression changes.
CREATE FUNCTION set_facets() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."facets" := facets_of(NEW."category", NEW."formKind", NEW."title", NEW."description", NEW."details");
  RETURN NEW;
END $$;
ALTER TABLE "Ad" ALTER COLUMN "facets" DROP EXPRESSION;
CREATE TRIGGER "Ad_facets" BEFORE INSERT OR UPDATE OF "category", "formKind", "title", "description", "details" ON "Ad"
  FOR EACH ROW EXECUTE FUNCTION set_facets();

-- A changed text changes what it tells.
CREATE OR REPLACE TRIGGER "Ad_place" AFTER UPDATE OF "ownerId", "isAdult", "categoryGroup", "category",
  "outcode", "pricePence", "rankedAt", "title", "description", "details", "isActive", "moderation", "deletedAt",
  "expiresAt" ON "Ad"
  FOR EACH ROW EXECUTE FUNCTION place_changed_ad();

-- The ads there are, a few at a time: lib/search/facets/reread-facets.ts.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Ad") THEN
    PERFORM graphile_worker.add_job('reread-facets', '{}', job_key => 'reread-facets');
  END IF;
END $$;
