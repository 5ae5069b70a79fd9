-- pg_restore runs with an empty search path, in which the generated columns of "Ad" found neither each
-- other's functions nor the text search configuration: no dump of the database could be restored.
ALTER FUNCTION yearly_pay_range(TEXT) SET search_path = public, pg_catalog;
ALTER FUNCTION facet_numbers(JSONB) SET search_path = public, pg_catalog;
ALTER FUNCTION "ad_title_words"(TEXT, TEXT) SET search_path = public, pg_catalog;
