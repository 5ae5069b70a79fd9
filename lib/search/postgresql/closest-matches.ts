import { isPublicSql } from '@/lib/ads/is-public';
import { codeArray } from '@/lib/db/code-array';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import {
  dearer,
  detailsWeight,
  faraway,
  fieldWeights,
  inGroupOnly,
  mostCompared,
  mostCounted,
  nearby,
  outsideGroup,
  rarestOf,
  scopeWeight,
  weightsOf,
} from '@/lib/search/matching/closeness';
import { groupOf } from '@/lib/search/query/scopes';
import type { Scope, SearchFilter, WordsQuery } from '@/lib/search/query/search-query';
import { excludedCategories, excludesWanted } from '@/lib/search/understanding/offers-only';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { wordsQuery } from '@/lib/search/words/words-query';
import { facetSql } from './sql/facet-sql';
import { isOfferedSql, notInCategoriesSql } from './sql/matching-sql';
import { notLookAlikeSql, notOppositeSql } from './sql/not-look-alike-sql';
import { querySql } from './sql/words-sql';

/* Used beside OpenSearch too: it reads a bounded number of ads, and only if no ad has all words. */

const mostFound = 20;

export type ClosestMatch = {
  id: string;
  /** From 0 to 1; see closeness.ts. */
  closeness: number;
  /** Further than `nearby` from the place of the search. */
  isFar: boolean;
};

export type ClosestOptions = {
  /** Ads that are compared with the found ones, and returned too. */
  others: readonly string[];
  /** Words that titles must have; null for any title. */
  titled: string | null;
  /** Only ads of this category or group; null for any. */
  within: Scope | null;
};

type Points = { most: number; sql: Prisma.Sql };

/** The closest first. `words` may be phrases. */
export async function closestMatches(
  words: readonly string[],
  query: WordsQuery,
  { others, titled, within }: ClosestOptions,
  now: Date,
): Promise<ClosestMatch[]> {
  const counts = await countEach(words, query, now);
  const looked = rarestOf(words, counts);
  if (looked.length === 0) return [];
  const weights = weightsOf(words, counts);
  const points = [
    ...words.map((word, index) => wordPoints(word, weights[index] ?? 0)),
    ...scopePoints(query),
    ...detailsPoints(query),
  ];
  const most = points.reduce((sum, one) => sum + one.most, 0);
  const sum = Prisma.join(
    points.map(({ sql }) => sql),
    ' + ',
  );
  const found = looked.map((word) => `(${wordsQuery(word)})`).join(' | ');
  const isOther = Prisma.sql`a."id" = ANY (${codeArray(others)})`;
  const checks = [
    ...(query.scope ? [] : [isNotDatingSql]),
    ...(titled === null ? [] : [Prisma.sql`a."search" @@ ${querySql(wordsQuery(titled, 'A'))}`]),
    ...(within ? [inScope(within)] : []),
    ...notLookAlikeSql(query),
    ...notOppositeSql(query),
    ...(excludesWanted(query) ? [isOfferedSql] : []),
    ...notInCategoriesSql(excludedCategories(query)),
  ];
  const isLikely = checks.length > 0 ? Prisma.join(checks, ' AND ') : Prisma.sql`true`;
  // OFFSET 0 keeps PostgreSQL from checking and weighing more ads than the limit.
  return readRows<ClosestMatch>(Prisma.sql`
    WITH compared AS MATERIALIZED (
      SELECT a."id", a."rankedAt", ${isOther} AS "isOther",
        (${sum}) * ${factorsSql(query)} / ${most}::float8 AS "closeness",
        ${placeFactor(query)} < ${nearby.factor}::float8 AS "isFar"
      FROM (
        SELECT * FROM "Ad" a
        WHERE ${isPublicSql(now)} AND a."isAdult" = ${query.isAdult}
          AND (${isOther} OR a."search" @@ ${querySql(found)})
        LIMIT ${mostCompared + others.length} OFFSET 0) a
      WHERE ${isOther} OR (${isLikely}))
    SELECT "id", "closeness", "isFar" FROM (
      SELECT *, row_number() OVER (ORDER BY "closeness" DESC, "rankedAt" DESC, "id" DESC) AS "place"
      FROM compared) ranked
    WHERE "place" <= ${mostFound} OR "isOther" ORDER BY "place"`);
}

/** Dating ads name hobbies: who likes museums is no museum job. */
const isNotDatingSql = Prisma.sql`a."category" NOT IN ('straight-relationships', 'gay-and-lesbian')`;

async function countEach(
  words: readonly string[],
  { isAdult }: SearchFilter,
  now: Date,
): Promise<number[]> {
  const counts = words.map(
    (word) => Prisma.sql`(SELECT count(*)::integer FROM (
      SELECT FROM "Ad" a WHERE ${isPublicSql(now)} AND a."isAdult" = ${isAdult}
        AND a."search" @@ ${querySql(wordsQuery(word))} LIMIT ${mostCounted}) counted)`,
  );
  const [row] = await readRows<{ counts: number[] }>(
    Prisma.sql`SELECT ARRAY[${Prisma.join(counts)}] AS "counts"`,
  );
  return row?.counts ?? [];
}

const wordPoints = (word: string, weight: number): Points => ({
  most: weight,
  sql: Prisma.sql`${weight}::float8 * (CASE
    WHEN a."search" @@ ${querySql(wordsQuery(word, 'AD'))} THEN ${fieldWeights.title}::float8
    WHEN a."search" @@ ${querySql(wordsQuery(word, 'B'))} THEN ${fieldWeights.details}::float8
    WHEN a."search" @@ ${querySql(wordsQuery(word))} THEN ${fieldWeights.description}::float8
    ELSE 0 END)`,
});

const inScope = ({ kind, slug }: Scope): Prisma.Sql =>
  kind === 'group' ? Prisma.sql`a."categoryGroup" = ${slug}` : Prisma.sql`a."category" = ${slug}`;

function scopePoints({ scope, text }: WordsQuery): Points[] {
  const thing = scope ? null : thingOf(text);
  const ofThing = thing?.isHead ? thing.slugs : [];
  const slugs = scope?.kind === 'category' ? [scope.slug] : ofThing;
  const groups = scope?.kind === 'group' ? [scope.slug] : slugs.map(groupOf);
  if (groups.length === 0) return [];
  const inGroup = scope?.kind === 'group' ? scopeWeight : scopeWeight * inGroupOnly;
  return [
    {
      most: scopeWeight,
      sql: Prisma.sql`(CASE WHEN a."category" = ANY (${[...slugs]}) THEN ${scopeWeight}::float8
        WHEN a."categoryGroup" = ANY (${[...new Set(groups)]}) THEN ${inGroup}::float8 ELSE 0 END)`,
    },
  ];
}

function detailsPoints(query: SearchFilter): Points[] {
  const details = facetSql(query, { hasWords: true });
  if (details.length === 0) return [];
  const hasThem = Prisma.sql`(${Prisma.join(details, ' AND ')})`;
  return [{ most: detailsWeight, sql: mostIfSql(hasThem, { most: detailsWeight, least: 0 }) }];
}

function factorsSql(query: SearchFilter): Prisma.Sql {
  const { maxPence, scope } = query;
  const isCheap = Prisma.sql`coalesce(a."pricePence", 0) <= ${maxPence}`;
  const isOfGroup = Prisma.sql`a."categoryGroup" = ${groupOf(scope?.slug ?? '')}`;
  const factors = [
    placeFactor(query),
    ...(scope ? [mostIfSql(isOfGroup, { most: 1, least: outsideGroup })] : []),
    ...(maxPence === null ? [] : [mostIfSql(isCheap, { most: 1, least: dearer })]),
  ];
  return Prisma.join(factors, ' * ');
}

const mostIfSql = (condition: Prisma.Sql, { most, least }: { most: number; least: number }) =>
  Prisma.sql`(CASE WHEN ${condition} THEN ${most}::float8 ELSE ${least}::float8 END)`;

function placeFactor({ area, radius }: SearchFilter): Prisma.Sql {
  const own = outcodesAround(area, radius);
  if (!own) return Prisma.sql`1::float8`;
  const near = area?.centre ? (outcodesAround(area, nearby.miles) ?? []) : [];
  return Prisma.sql`(CASE WHEN a."outcode" = ANY (${codeArray(own)}) THEN 1
    WHEN a."outcode" = ANY (${codeArray(near)}) THEN ${nearby.factor}::float8 ELSE ${faraway}::float8 END)`;
}
