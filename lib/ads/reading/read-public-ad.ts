import {
  type MemberFacts,
  memberFactsSql,
  showsSellerThen,
} from '@/lib/ads/reading/sellers/read-member';
import type { PriceUnit } from '@/lib/catalogue/form-kinds/form-kind';
import { adEventsShown } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Moderation } from '@/lib/db/generated/enums';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { anyOf, readTogether } from '@/lib/db/read-together';
import type { Point } from '@/lib/locations/distance';
import type { NamedPlace } from '@/lib/locations/location';
import type { Pence } from '@/lib/money';
import type { AdEvent } from './ad-views';
import { isActivePromotionSql } from './card-rows';

/** Tells whether there is a phone number, without the number. */
export type PublicAdRow = MemberFacts & {
  id: string;
  title: string;
  category: string;
  place: NamedPlace;
  position: Point | null;
  images: { imageName: string; isMain: boolean }[];
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date | null;
  deletedAt: Date | null;
  isActive: boolean;
  moderation: Moderation;
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  visits: number;
  promotions: string[];
  description: string;
  details: unknown;
  showsPhone: boolean;
  reserved: boolean;
  soldAt: Date | null;
  reducedFromPence: Pence | null;
  reducedAt: Date | null;
  confirmedAt: Date | null;
  history: AdEvent[];
  websiteUrl: string | null;
};

/** The id of an ad if its row exists, in any state. */
export const findAdId = readTogether(async (ids) => {
  const rows = await readRows<{ id: string }>(
    { text: `SELECT "id" FROM "Ad" WHERE "id" = ${anyOf('$1')}`, values: [ids] },
    { name: 'ad-ids', tooSlow: siteTexts.siteBusy },
  );
  return new Map(rows.map(({ id }) => [id, id]));
});

export async function readPublicAd(id: string, now: Date): Promise<PublicAdRow | undefined> {
  const [row] = await readRows<PublicAdRow>(
    Prisma.sql`
      SELECT a."id", a."title", a."category", a."createdAt", a."updatedAt", a."expiresAt",
        a."deletedAt", a."isActive", a."moderation"::text AS "moderation", a."pricePence",
        a."priceUnit"::text AS "priceUnit", a."visits", a."description", a."details",
        a."showPhone" AND (a."phoneId" IS NOT NULL OR a."phone" IS NOT NULL) AS "showsPhone", a."websiteUrl",
        a."reservedAt" IS NOT NULL AS "reserved", a."soldAt", a."confirmedAt",
        a."reducedFromPence", a."reducedAt",
        (SELECT coalesce(json_agg(last."event" ORDER BY last."id"), '[]') FROM (
          SELECT e."id", json_build_object('kind', e."kind", 'at', e."at",
            'fromPence', e."fromPence", 'toPence', e."toPence") AS "event"
          FROM "AdEvent" e WHERE e."adId" = a."id" ORDER BY e."at" DESC, e."id" DESC
          LIMIT ${adEventsShown}) last) AS "history",
        json_build_object('outcode', place."outcode", 'slug', place."slug",
          'town', place."town", 'district', place."district") AS "place",
        CASE WHEN a."latitude" IS NOT NULL THEN json_build_object('latitude', a."latitude",
          'longitude', a."longitude") END AS "position",
        (SELECT coalesce(json_agg(json_build_object('imageName', i."imageName",
            'isMain', i."isMain") ORDER BY i."position"), '[]')
          FROM "AdImage" i WHERE i."adId" = a."id") AS "images",
        ARRAY(SELECT p."upgrade" FROM "Promotion" p WHERE p."adId" = a."id"
          AND ${isActivePromotionSql(now)}) AS "promotions",
        ${memberFactsSql(showsSellerThen, now)}
      FROM "Ad" a JOIN "Place" place ON place."outcode" = a."outcode"
        JOIN "User" u ON u."id" = a."ownerId"
      WHERE a."id" = ${id}`,
    { name: 'public-ad', tooSlow: siteTexts.siteBusy },
  );
  return row;
}
