import { showsSellerSql } from '@/lib/ads/shows-seller';
import { facetPath } from '@/lib/alerts/facet-path';
import { Prisma } from '@/lib/db/prisma';
import { outcodesAround } from '@/lib/search/list/places/area-outcodes';
import { wordsSql } from '@/lib/search/list/sql/words-sql';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { onlyStopWords } from '@/lib/search/words/stop-words';

/*
 * The columns by which a new ad finds its alerts. A search asks for one scope, or none, and for a
 * set of outcodes, or none: each pair of them is a key. An ad has six such keys, and one of its
 * seller. Alerts for words alone would have the key of everything, so they are found by their word
 * stems instead.
 */

const everywhere = 'uk';

const scopeKey = ({ scope, isAdult }: Pick<SearchFilter, 'scope' | 'isAdult'>): string => {
  if (!scope) return isAdult ? 'adult' : 'any';
  return scope.kind === 'group' ? `g:${scope.slug}` : `c:${scope.slug}`;
};

const hasOnlyWords = ({ scope, area }: SearchFilter) => scope === null && area === null;

/** Values of the columns "keys", "words", "facets", "minPence" and "maxPence", in this order. */
export function matchingColumns(meant: SearchFilter): Prisma.Sql {
  const { text, minPence, maxPence } = meant;
  // No stem tells "The Who": in a scope or a place all ads are candidates, and the mail asks their titles.
  const isStemless = text === null || onlyStopWords(text) !== null;
  const words = isStemless ? Prisma.sql`NULL::tsquery` : wordsSql(text);
  const outcodes = outcodesAround(meant.area, meant.radius) ?? [everywhere];
  const keys = hasOnlyWords(meant)
    ? stemKeys(scopeKey(meant), words)
    : Prisma.sql`${outcodes.map((outcode) => `${scopeKey(meant)} ${outcode}`)}::text[]`;
  // Nothing costs 0: such a search asks for ads without a price, which the mail checks.
  const most = maxPence === 0 ? null : maxPence;
  return Prisma.sql`${keys}, ${words}, ${facetPath(meant)}::jsonpath,
    ${minPence}::integer, ${most}::integer`;
}

/** `querytree` leaves out what is excluded; every match has one of the remaining stems. */
const stemKeys = (scope: string, words: Prisma.Sql) => Prisma.sql`
  ARRAY(SELECT DISTINCT ${`${scope} ~`}::text || replace(stem[1], '''''', '''')
    FROM regexp_matches(querytree(${words}), '''((?:[^'']|'''')+)''', 'g') stem)`;

/** The keys of the ad `a`. */
export const keysOfAdSql = Prisma.sql`(
  SELECT array_agg(scope || ' ' || place)
  FROM unnest(ARRAY['c:' || a."category", 'g:' || a."categoryGroup",
      CASE WHEN a."isAdult" THEN 'adult' ELSE 'any' END]) scope,
    unnest(ARRAY[a."outcode", ${everywhere}]) place
) || CASE WHEN ${showsSellerSql} THEN ARRAY['s:' || a."ownerId"] ELSE ARRAY[]::text[] END || ARRAY(
  SELECT (CASE WHEN a."isAdult" THEN 'adult' ELSE 'any' END) || ' ~' || stem
  FROM unnest(tsvector_to_array(a."search")) stem)`;

/** Whether the alert `al` asks for the ad `a`; the mail asks the search itself once more. */
export const asksForSql = Prisma.sql`
  al."isAdult" = a."isAdult"
  AND (al."words" IS NULL OR a."search" @@ al."words")
  AND (al."minPence" IS NULL OR a."pricePence" >= al."minPence")
  AND (al."maxPence" IS NULL OR a."pricePence" <= al."maxPence")
  AND (al."facets" IS NULL OR a."facets" @@ al."facets")`;
