-- CreateTable
CREATE TABLE "SearchTerm" (
    "kind" TEXT NOT NULL,
    "scope" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "SearchTerm_pkey" PRIMARY KEY ("kind","scope","text")
);

-- What the Prisma schema cannot say. tests/lib/db/constraints.test.ts holds each of these.

ALTER TABLE "SearchTerm" ADD CONSTRAINT "SearchTerm_kind_check" CHECK ("kind" IN ('word', 'make', 'model'));
ALTER TABLE "SearchTerm" ADD CONSTRAINT "SearchTerm_scope_check" CHECK (("kind" = 'model') = ("scope" <> ''));
ALTER TABLE "SearchTerm" ADD CONSTRAINT "SearchTerm_count_check" CHECK ("count" > 0);

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- English word stems, accents taken off first: "cafés" and "cafe" are one.
CREATE TEXT SEARCH CONFIGURATION ad_english (COPY = english);
ALTER TEXT SEARCH CONFIGURATION ad_english
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- The same words unstemmed, for the list of words that people may be offered.
CREATE TEXT SEARCH CONFIGURATION ad_words (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION ad_words
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;

-- The title counts most, then category and details, then the description. Texts that only repeat
-- the description are no details.
ALTER TABLE "Ad" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('ad_english', "title"), 'A')
  || setweight(to_tsvector('ad_english', replace("category", '-', ' ') || ' ' || replace("categoryGroup", '-', ' ')), 'B')
  || setweight(jsonb_to_tsvector('ad_english', CASE jsonb_typeof("details") WHEN 'object' THEN "details" - ARRAY['genericDescription', 'serviceDescription'] END, '["string"]'), 'B')
  || setweight(to_tsvector('ad_english', coalesce("details" ->> 'year', '')), 'B')
  || setweight(to_tsvector('ad_english', "description"), 'C')
  || setweight(to_tsvector('ad_english', coalesce("details" ->> 'serviceDescription', '')), 'C')
) STORED;

-- What searches filter by: the details without those that they do not, and without long texts.
ALTER TABLE "Ad" ADD COLUMN "facets" jsonb GENERATED ALWAYS AS (
  CASE jsonb_typeof("details") WHEN 'object' THEN "details" - ARRAY[
    'genericDescription', 'serviceDescription', 'jobTitle', 'salary', 'experience', 'serviceType',
    'certifications', 'doors', 'color', 'engineSize', 'co2', 'nationality', 'languages', 'services',
    'serviceFees', 'rates'] END
) STORED;

-- Searches read only what may be shown.
CREATE INDEX "Ad_public_search_idx" ON "Ad" USING GIN ("search") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_title_idx" ON "Ad" USING GIN (to_tsvector('ad_english', "title")) WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
DROP INDEX "Ad_details_idx";
CREATE INDEX "Ad_public_facets_idx" ON "Ad" USING GIN ("facets" jsonb_path_ops) WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;

-- The lists in their usual order, with all that most filters and facets ask: they read no row of an ad.
DROP INDEX "Ad_public_category_idx";
DROP INDEX "Ad_public_group_idx";
DROP INDEX "Ad_public_recent_idx";
CREATE INDEX "Ad_public_category_idx" ON "Ad"("category", "rankedAt" DESC, "id" DESC) INCLUDE ("isAdult", "expiresAt", "createdAt", "outcode", "pricePence", "facets") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_group_idx" ON "Ad"("categoryGroup", "rankedAt" DESC, "id" DESC) INCLUDE ("isAdult", "expiresAt", "createdAt", "outcode", "pricePence", "facets", "category") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_recent_idx" ON "Ad"("isAdult", "rankedAt" DESC, "id" DESC) INCLUDE ("expiresAt", "createdAt", "outcode", "pricePence", "category", "categoryGroup") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_category_price_idx" ON "Ad"("category", "pricePence", "id") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_group_price_idx" ON "Ad"("categoryGroup", "pricePence", "id") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_price_idx" ON "Ad"("isAdult", "pricePence", "id") WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL;
CREATE INDEX "Ad_public_make_idx" ON "Ad"(lower("facets" ->> 'make'), lower("facets" ->> 'model')) WHERE "isActive" AND "moderation" = 'approved' AND "deletedAt" IS NULL AND "facets" ? 'make';

CREATE INDEX "SearchTerm_text_trgm_idx" ON "SearchTerm" USING GIN ("text" gin_trgm_ops);
CREATE INDEX "SearchTerm_prefix_idx" ON "SearchTerm"("text" text_pattern_ops, "count" DESC);
