import { isPublicSql } from '@/lib/ads/is-public';
import { Prisma } from '@/lib/db/prisma';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import type { AdCard, PublicAd } from './ad-views';
import { readCards } from './card-rows';

/* Lists of public ads; adult ads only if an adult category is given. */

type Page = { now: Date; limit: number };

const newestFirst = Prisma.sql`row_number() OVER (ORDER BY a."rankedAt" DESC, a."id" DESC) AS "rank"`;

type Within = { group?: string; category?: string };

export function getRecentAds({ now, limit, group, category }: Page & Within): Promise<AdCard[]> {
  const inGroup = group ? Prisma.sql`AND a."categoryGroup" = ${group}` : Prisma.empty;
  const within = category ? Prisma.sql`${inGroup} AND a."category" = ${category}` : inGroup;
  return readCards(
    Prisma.sql`
      SELECT a."id", ${newestFirst} FROM "Ad" a
      WHERE ${isPublicSql(now)} AND a."isAdult" = false ${within}
      ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${limit}`,
    now,
  );
}

type Standing = Pick<PublicAd, '_id' | 'categorySlug' | 'location'>;

/** The nearest are chosen from this many of the newest ads of the category. */
const similarAmong = 100;

export function similarSql(ad: Standing, { now, limit }: Page): Prisma.Sql {
  const place = placeByOutcode(ad.location.postcode);
  const distance = Prisma.sql`
    (place."latitude" - ${place?.latitude ?? 0}) ^ 2
    + ((place."longitude" - ${place?.longitude ?? 0}) * cos(radians(place."latitude"))) ^ 2`;
  return Prisma.sql`
      SELECT newest."id", row_number() OVER (
        ORDER BY ${distance}, newest."rankedAt" DESC, newest."id") AS "rank"
      FROM (
        SELECT a."id", a."outcode", a."rankedAt" FROM "Ad" a
        WHERE ${isPublicSql(now)} AND a."category" = ${ad.categorySlug} AND a."id" <> ${ad._id}
        ORDER BY a."rankedAt" DESC, a."id" DESC LIMIT ${similarAmong}
      ) newest JOIN "Place" place ON place."outcode" = newest."outcode"
      ORDER BY "rank" LIMIT ${limit}`;
}
