import { adIdPattern } from '@/lib/ad-id-pattern';
import { isPublicSql } from '@/lib/ads/is-public';
import { isWantedSql } from '@/lib/ads/is-wanted-sql';
import { visibilityOf } from '@/lib/ads/policy';
import { type Category, categoryByName, categoryOf } from '@/lib/catalogue/categories';
import { conclusionOf } from '@/lib/catalogue/conclusion/conclusion';
import { comparedFewest, comparedPerSeller, comparedSoldWithin } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { regionOfOutcode } from '@/lib/locations/area-lookup';
import { type Pence, penceToPounds } from '@/lib/money';
import { roundPrice } from './round-price';
import type { GuidanceQuery } from './schema';

/** The middle half of the prices of similar ads, in pounds. */
export type PriceGuidance = {
  low: number;
  high: number;
  count: number;
  /** The region; null: the whole country. */
  region: string | null;
};

type Compared = {
  category: Category;
  title: string;
  outcode: string;
  details: Record<string, unknown>;
  /** Leaves out the ad itself and its owner's other ads. */
  ownerId: string | null;
};

/** Null for jobs, personals and adult ads, and if too few ads are similar. */
export async function guidePrice(query: GuidanceQuery, now: Date): Promise<PriceGuidance | null> {
  const category = categoryByName(query.category);
  if (!category) return null;
  const { title, postcode: outcode, make, model, year, propertyType, bedrooms } = query;
  const details = { make, model, year, propertyType, bedrooms };
  return compare({ category, title, outcode, details, ownerId: null }, now);
}

export async function guidePriceOfAd(id: string, now: Date): Promise<PriceGuidance | null> {
  if (!adIdPattern.test(id)) return null;
  const ad = await db.ad.findFirst({
    where: { id, isAdult: false },
    select: {
      category: true,
      title: true,
      outcode: true,
      details: true,
      ownerId: true,
      isActive: true,
      moderation: true,
      deletedAt: true,
      soldAt: true,
      expiresAt: true,
    },
  });
  if (!ad || visibilityOf(ad, now) !== 'public') return null;
  const { title, outcode, ownerId } = ad;
  const details = ad.details as Record<string, unknown>;
  const category = categoryOf(ad.category);
  return compare({ category, title, outcode, details, ownerId }, now);
}

async function compare(ad: Compared, now: Date): Promise<PriceGuidance | null> {
  const conclusion = conclusionOf(ad.category, ad.details);
  const similar = similarSql(ad);
  if (!similar || (conclusion !== 'Sold' && conclusion !== 'Let')) return null;
  const region = regionOfOutcode(ad.outcode);
  const rows = await readRows<Row>(
    Prisma.sql`
      WITH alike AS (
        SELECT a."ownerId", a."pricePence", a."rankedAt", a."outcode" FROM "Ad" a
        WHERE a."category" = ${ad.category.slug} AND a."pricePence" > 0 AND ${similar} AND ${isWantedSql} IS NOT TRUE
          AND a."ownerId" IS DISTINCT FROM ${ad.ownerId}::uuid
          AND (${isPublicSql(now)} OR ${isConcludedSql(now)})
        ORDER BY a."rankedAt" DESC LIMIT ${comparedMost}
      ), numbered AS (
        SELECT alike."pricePence", place."region", row_number() OVER (
          PARTITION BY alike."ownerId" ORDER BY alike."rankedAt" DESC) AS "number"
        FROM alike JOIN "Place" place ON place."outcode" = alike."outcode"
      )
      SELECT scope."isRegion", count(*)::integer AS "count",
        percentile_disc(0.25) WITHIN GROUP (ORDER BY numbered."pricePence") AS "low",
        percentile_disc(0.75) WITHIN GROUP (ORDER BY numbered."pricePence") AS "high"
      FROM numbered CROSS JOIN (VALUES (true), (false)) scope("isRegion")
      WHERE numbered."number" <= ${comparedPerSeller}
        AND (NOT scope."isRegion" OR numbered."region" = ${region?.region ?? ''})
      GROUP BY scope."isRegion" ORDER BY scope."isRegion" DESC`,
    { tooSlow: siteTexts.siteBusy },
  );
  // Homes cost what the place makes them cost: "in the UK" would call every London rent dear.
  const isOfPlace = ad.category.groupSlug === 'property';
  const enough = rows.find(
    ({ count, isRegion }) => count >= comparedFewest && (isRegion || !isOfPlace),
  );
  return (
    (enough && {
      low: penceToPounds(roundPrice(enough.low)),
      high: penceToPounds(roundPrice(enough.high)),
      count: enough.count,
      region: enough.isRegion ? (region?.name ?? null) : null,
    }) ??
    null
  );
}

type Row = { isRegion: boolean; count: number; low: Pence; high: Pence };

/** Limits the work for common items. */
const comparedMost = 400;

const isConcludedSql = (now: Date) => Prisma.sql`(
  NOT a."isActive" AND a."soldAt" > ${addTime(now, -comparedSoldWithin)}
  AND a."moderation" = 'approved' AND a."deletedAt" IS NULL)`;

function similarSql({ category, title, details }: Compared): Prisma.Sql | null {
  switch (category.formKind) {
    case 'vehicle':
      return vehicleSql(details);
    case 'property':
      return propertySql(details);
    case 'goods':
      return thingSql(title, category.groupSlug);
    default:
      return null;
  }
}

function vehicleSql({ make, model, year }: Compared['details']): Prisma.Sql | null {
  if (!make || !model) return null;
  const near = year
    ? Prisma.sql`AND abs((a."details" ->> 'year')::integer - ${Number(year)}) <= 2`
    : Prisma.empty;
  return Prisma.sql`
    a."search" @@ plainto_tsquery('ad_english', ${`${make} ${model}`})
    AND lower(a."details" ->> 'make') = ${String(make).toLowerCase()}
    AND lower(a."details" ->> 'model') = ${String(model).toLowerCase()} ${near}`;
}

function propertySql({ propertyType, bedrooms }: Compared['details']): Prisma.Sql | null {
  if (!propertyType) return null;
  const same =
    bedrooms === undefined || bedrooms === null
      ? Prisma.empty
      : Prisma.sql`AND a."details" -> 'bedrooms' = ${String(Number(bedrooms))}::jsonb`;
  return Prisma.sql`a."details" ->> 'propertyType' = ${String(propertyType)} ${same}`;
}

/** Similar ads share half of the title's nouns, and at least two if there are several. */
function thingSql(title: string, group: string): Prisma.Sql | null {
  if (title.trim() === '') return null;
  const words = Prisma.sql`(SELECT tsvector_to_array(ts_filter(ad_title_words(${title}, ${group}), '{a}')))`;
  const shared = Prisma.sql`(
    SELECT count(*) FROM unnest(tsvector_to_array(ts_filter(a."search", '{a}'))) word
    WHERE word = ANY (${words}::text[]))`;
  return Prisma.sql`
    a."search" @@ (SELECT string_agg(quote_literal(word) || ':A', ' | ') FROM unnest(${words}) word)::tsquery
    AND ${shared} >= greatest(least(2, cardinality(${words})), ceil(cardinality(${words}) / 2.0))`;
}
