import { showsSellerSql } from '@/lib/ads/shows-seller';
import { facetPath } from '@/lib/alerts/facet-path';
import { Prisma } from '@/lib/db/prisma';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import { wordsSql } from '@/lib/search/postgresql/sql/words-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { onlyStopWords } from '@/lib/search/words/stop-words';

/*
 * New ads find alerts by key. A search has a key for each pair of scope and outcode; an ad has six
 * and one for its seller. Words alone would share one key, so such alerts have keys of word stems.
 */

const everywhere = 'uk';

const scopeKey = ({ scope, isAdult }: Pick<SearchFilter, 'scope' | 'isAdult'>): string => {
  if (!scope) return isAdult ? 'adult' : 'any';
  return scope.kind === 'group' ? `g:${scope.slug}` : `c:${scope.slug}`;
};

const hasOnlyWords = ({ scope, area }: SearchFilter) => scope === null && area === null;

/** Values of the columns "keys", "words", "facets", "minPence" and "maxPence", in this order. */
export function matchingColumns(interpreted: SearchFilter): Prisma.Sql {
  const { text, minPence, maxPence } = interpreted;
  // "The Who" has no stems: all ads in its scope or place are candidates; the mail filters them.
  const isStemless = text === null || onlyStopWords(text) !== null;
  const words = isStemless ? Prisma.sql`NULL::tsquery` : wordsSql(text);
  const outcodes = outcodesAround(interpreted.area, interpreted.radius) ?? [everywhere];
  const keys = hasOnlyWords(interpreted)
    ? stemKeys(scopeKey(interpreted), words)
    : Prisma.sql`${outcodes.map((outcode) => `${scopeKey(interpreted)} ${outcode}`)}::text[]`;
  // A maximum of 0 means free items; the mail checks for ads without a price.
  const most = maxPence === 0 ? null : maxPence;
  return Prisma.sql`${keys}, ${words}, ${facetPath(interpreted)}::jsonpath,
    ${minPence}::integer, ${most}::integer`;
}

/** `querytree` drops excluded words; every match has one of the remaining stems. */
const stemKeys = (scope: string, words: Prisma.Sql) => Prisma.sql`
  ARRAY(SELECT DISTINCT ${`${scope} ~`}::text || replace(stem[1], '''''', '''')
    FROM regexp_matches(querytree(${words}), '''((?:[^'']|'''')+)''', 'g') stem)`;

export const keysOfAdSql = Prisma.sql`(
  SELECT array_agg(scope || ' ' || place)
  FROM unnest(ARRAY['c:' || a."category", 'g:' || a."categoryGroup",
      CASE WHEN a."isAdult" THEN 'adult' ELSE 'any' END]) scope,
    unnest(ARRAY[a."outcode", ${everywhere}]) place
) || CASE WHEN ${showsSellerSql} THEN ARRAY['s:' || a."ownerId"] ELSE ARRAY[]::text[] END || ARRAY(
  SELECT (CASE WHEN a."isAdult" THEN 'adult' ELSE 'any' END) || ' ~' || stem
  FROM unnest(tsvector_to_array(a."search")) stem)`;

/** True if the alert `al` may match the ad `a`; the mail repeats the search itself. */
export const asksForSql = Prisma.sql`
  al."isAdult" = a."isAdult"
  AND (al."words" IS NULL OR a."search" @@ al."words")
  AND (al."minPence" IS NULL OR a."pricePence" >= al."minPence")
  AND (al."maxPence" IS NULL OR a."pricePence" <= al."maxPence")
  AND (al."facets" IS NULL OR a."facets" @@ al."facets")`;
