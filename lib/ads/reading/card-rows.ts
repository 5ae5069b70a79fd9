import { showsSellerSql } from '@/lib/ads/shows-seller';
import { type Category, categoryOf } from '@/lib/catalogue/categories';
import type { PriceUnit } from '@/lib/catalogue/form-kinds/form-kind';
import { reducedShown } from '@/lib/catalogue/limits';
import { isUpgradeKey } from '@/lib/catalogue/upgrades';
import { addTime, day } from '@/lib/dates';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { toLocation } from '@/lib/locations/location';
import type { Pence } from '@/lib/money';
import type { AdCard } from './ad-views';
import { cardFacts, cardFieldNames, leadFact } from './card-facts';
import { isWantedAd, wantedFieldNames } from './wanted-ad';

type CardRow = {
  list: number;
  id: string;
  title: string;
  category: string;
  outcode: string;
  slug: string;
  town: string;
  district: string;
  image: string | null;
  photos: number;
  details: Record<string, unknown>;
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  createdAt: Date;
  rankedAt: Date;
  reserved: boolean;
  reducedFromPence: Pence | null;
  promotions: string[];
  verifiedPhone: boolean;
};

/** For the ids that `chosen` selects, ordered by its column `rank`. `name` as for readRows. */
export async function readCards(chosen: Prisma.Sql, now: Date, name?: string): Promise<AdCard[]> {
  const [cards = []] = await readCardLists([chosen], now, name);
  return cards;
}

export async function readCardLists(
  lists: readonly Prisma.Sql[],
  now: Date,
  name?: string,
): Promise<AdCard[][]> {
  const numbered = lists.map(
    (list, index) =>
      Prisma.sql`SELECT ${Prisma.raw(String(index))} AS "list", part.* FROM (${list}) part`,
  );
  const question = Prisma.sql`
    WITH chosen AS MATERIALIZED (${Prisma.join(numbered, ' UNION ALL ')})
    SELECT chosen."list", a."id", a."title", a."category", place."outcode", place."slug", place."town",
      place."district", a."pricePence",
      a."priceUnit"::text AS "priceUnit", a."createdAt", a."rankedAt",
      a."reservedAt" IS NOT NULL AS "reserved",
      CASE WHEN a."reducedAt" > ${addTime(now, -reducedShown)} THEN a."reducedFromPence" END
        AS "reducedFromPence",
      pictures."image", pictures."photos", ${cardDetails} AS "details",
      ARRAY(SELECT p."upgrade" FROM "Promotion" p WHERE p."adId" = a."id"
        AND ${isActivePromotionSql(now)}) AS "promotions",
      EXISTS (SELECT FROM "VerifiedPhone" v WHERE v."userId" = a."ownerId"
        AND (v."phoneId" = a."phoneId" OR v."number" = a."phone" OR ${showsSellerSql})) AS "verifiedPhone"
    FROM chosen JOIN "Ad" a ON a."id" = chosen."id"
      JOIN "Place" place ON place."outcode" = a."outcode"
      CROSS JOIN LATERAL (
        SELECT max(i."imageName") FILTER (WHERE i."isMain") AS "image", count(*)::integer AS "photos"
        FROM "AdImage" i WHERE i."adId" = a."id"
      ) pictures
    ORDER BY chosen."list", chosen."rank"`;
  const rows = await readRows<CardRow>(question, name === undefined ? {} : { name });
  return lists.map((_, index) => rows.filter(({ list }) => list === index).map(toCard));
}

const cardDetails = Prisma.raw(
  `jsonb_strip_nulls(jsonb_build_object(${[...new Set([...cardFieldNames, ...wantedFieldNames])]
    .map((name) => `'${name}', a."details" -> '${name}'`)
    .join(', ')}))`,
);

export const isActivePromotionSql = (now: Date) => Prisma.sql`
  p."startsAt" <= ${now} AND (p."endsAt" IS NULL OR p."endsAt" > ${now})`;

function toCard(row: CardRow): AdCard {
  const category: Category = categoryOf(row.category);
  const facts = cardFacts(category, row.details);
  const lead = row.pricePence === null ? leadFact(category, facts) : undefined;
  return {
    _id: row.id,
    title: row.title,
    category: category.name,
    categorySlug: category.slug,
    groupSlug: category.groupSlug,
    isAdult: category.isAdult,
    location: toLocation(row),
    image: row.image,
    photos: row.photos,
    lead: lead?.text ?? null,
    facts: facts.filter((fact) => fact !== lead).map(({ text }) => text),
    isWanted: isWantedAd(category, row.details),
    pricePence: row.pricePence,
    priceUnit: row.priceUnit,
    createdAt: row.createdAt.toISOString(),
    renewedAt: isRenewed(row) ? row.rankedAt.toISOString() : null,
    reserved: row.reserved,
    reducedFromPence: row.reducedFromPence,
    promotions: row.promotions.filter(isUpgradeKey),
    verifiedPhone: row.verifiedPhone,
  };
}

/** Two days, because the first approval of a held ad also moves it. */
const isRenewed = ({ createdAt, rankedAt }: CardRow) =>
  rankedAt.getTime() - createdAt.getTime() > 2 * day;
