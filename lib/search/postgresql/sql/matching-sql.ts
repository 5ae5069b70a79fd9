import { isPublicSql } from '@/lib/ads/is-public';
import { isWantedSql } from '@/lib/ads/is-wanted-sql';
import { showsSellerSql } from '@/lib/ads/shows-seller';
import { tradeDetails } from '@/lib/catalogue/form-kinds/form-kinds';
import { addTime, day } from '@/lib/dates';
import { codeArray } from '@/lib/db/code-array';
import { Prisma } from '@/lib/db/prisma';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import type { SearchFilter } from '@/lib/search/query/search-query';
import {
  excludedCategories,
  excludedHomes,
  excludesWanted,
} from '@/lib/search/understanding/offers-only';
import { givenAway } from '@/lib/search/vocabulary/given-away';
import { anyQuery } from '@/lib/search/words/words-query';
import { facetSql } from './facet-sql';
import { notLookAlikeSql, notOppositeSql } from './not-look-alike-sql';
import { lookUpWords, type WordsLookUp } from './words-sql';

/** On the table `a` ("Ad"). */
export function matchingSql(filter: SearchFilter, now: Date): Prisma.Sql {
  const { text } = filter;
  const words = text === null ? null : lookUpWords({ ...filter, text });
  const conditions = [plannedSql(filter, now, words?.lookUp), ...checksSql(filter, words)];
  return Prisma.join(conditions, ' AND ');
}

/** What no index answers, and takes longer for each ad than the rest. */
export function checksSql(filter: SearchFilter, words: WordsLookUp | null): Prisma.Sql[] {
  const { text } = filter;
  return [
    ...(words?.check ? [words.check] : []),
    ...(text === null ? [] : notLookAlikeSql({ ...filter, text })),
    ...notOppositeSql(filter),
    ...(excludesWanted(filter) ? [isOfferedSql] : []),
  ];
}

/** The conditions that the planner can estimate, with those on words. */
export function plannedSql(filter: SearchFilter, now: Date, words?: Prisma.Sql): Prisma.Sql {
  const conditions = [
    isPublicSql(now),
    ...columnFiltersSql(filter, now),
    ...facetSql(filter, { hasWords: true }),
    ...(words ? [words] : []),
    ...(filter.maxPence === 0 ? [isFreeSql] : []),
    ...notInCategoriesSql(excludedCategories(filter)),
  ];
  return Prisma.join(conditions, ' AND ');
}

/** "Flatmate wanted" offers a room. CASE hides the patterns from the planner (notLookAlikeSql). */
export const isOfferedSql = Prisma.sql`(CASE WHEN a."categoryGroup" IS NOT NULL THEN
  ${isWantedSql} OR (a."categoryGroup" <> 'property' AND a."title" ~* '\\m(wanted|wtb)\\M'
    AND a."title" !~* '\\mmost wanted\\M') END) IS NOT TRUE`;

/** Everything except the words, on columns that "Placement" has too. */
export const filtersWithoutWordsSql = (filter: SearchFilter, now: Date): Prisma.Sql[] => [
  ...columnFiltersSql(filter, now),
  ...notInCategoriesSql(excludedHomes(filter)),
  ...facetSql(filter, { hasWords: false }),
];

const columnFiltersSql = (filter: SearchFilter, now: Date): Prisma.Sql[] => [
  Prisma.sql`a."isAdult" = ${filter.isAdult}`,
  ...scopeSql(filter),
  ...placeSql(filter),
  ...priceSql(filter),
  ...postedSql(filter, now),
  ...sellerSql(filter),
];

export const notInCategoriesSql = (slugs: readonly string[]): Prisma.Sql[] =>
  slugs.map((slug) => Prisma.sql`a."category" <> ${slug}`);

function scopeSql({ scope }: SearchFilter): Prisma.Sql[] {
  if (!scope) return [];
  return scope.kind === 'group'
    ? [Prisma.sql`a."categoryGroup" = ${scope.slug}`]
    : [Prisma.sql`a."category" = ${scope.slug}`];
}

/** For this many outcodes planning takes longer than reading. */
const manyOutcodes = 60;

function placeSql({ area, radius, text }: SearchFilter): Prisma.Sql[] {
  const outcodes = outcodesAround(area, radius);
  if (!outcodes) return [];
  const codes = codeArray(outcodes);
  // Searches with words need PostgreSQL's estimate, which asks its statistics for each outcode, for
  // each index. The second form is estimated at once, and looks ads up in a hash table.
  return text !== null || outcodes.length < manyOutcodes
    ? [Prisma.sql`a."outcode" = ANY (${codes})`]
    : [Prisma.sql`(a."outcode" IN (SELECT unnest(${codes}))) IS TRUE`];
}

const givenAwayQuery = anyQuery(givenAway, '');

/** A price of zero is stored as null, like no price. */
const isFreeSql = Prisma.sql`(a."category" = 'free-stuff-swap'
  OR a."search" @@ to_tsquery('ad_english', 'free')
  OR (a."categoryGroup" = 'buy-and-sell' AND a."search" @@ to_tsquery('ad_english', ${givenAwayQuery})))`;

function priceSql({ minPence, maxPence }: SearchFilter): Prisma.Sql[] {
  if (maxPence === 0) return [Prisma.sql`a."pricePence" IS NULL`];
  return [
    ...(minPence === null ? [] : [Prisma.sql`a."pricePence" >= ${minPence}`]),
    ...(maxPence === null ? [] : [Prisma.sql`a."pricePence" <= ${maxPence}`]),
  ];
}

/** The condition on rankedAt follows from the one on createdAt, and has an index. */
function postedSql({ postedWithin }: SearchFilter, now: Date): Prisma.Sql[] {
  if (postedWithin === null) return [];
  const since = addTime(now, -postedWithin * day);
  return [Prisma.sql`a."rankedAt" >= ${since} AND a."createdAt" >= ${since}`];
}

function sellerSql({ withPhotos, seller }: SearchFilter): Prisma.Sql[] {
  return [
    ...(withPhotos
      ? [Prisma.sql`EXISTS (SELECT FROM "AdImage" i WHERE i."adId" = a."id" AND i."isMain")`]
      : []),
    ...(seller ? [seller === 'trade' ? isTradeSql : Prisma.sql`NOT ${isTradeSql}`] : []),
  ];
}

export const isTradeSql = Prisma.sql`(
  a."facets" @> ANY (${tradeDetails.map((details) => JSON.stringify(details))}::jsonb[])
  OR (${showsSellerSql}
    AND EXISTS (SELECT FROM "User" u WHERE u."id" = a."ownerId" AND u."isTrader")))`;
