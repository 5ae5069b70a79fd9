import { db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import type { RelatedAd } from './queue-item';

type Row = {
  id: string;
  title: string;
  isAdult: boolean;
  moderation: Moderation;
  isSameSeller: boolean;
  samePhone: boolean;
  samePhoto: boolean;
  sameText: boolean;
};

const most = 12;

/** Other ads with the same number, photo (or a copy of it) or text, other sellers' first. */
export async function getRelatedAds(adId: string): Promise<RelatedAd[]> {
  const rows = await db.$queryRaw<Row[]>`
    WITH ad AS (SELECT * FROM "Ad" WHERE "id" = ${adId}),
    found AS (
      SELECT o."id", TRUE AS "samePhone", FALSE AS "samePhoto", FALSE AS "sameText"
      FROM "Ad" o, ad WHERE o."phoneId" = ad."phoneId"
      UNION ALL
      SELECT o."id", TRUE, FALSE, FALSE FROM "Ad" o, ad WHERE o."phone" = ad."phone"
      UNION ALL
      SELECT o."adId", FALSE, TRUE, FALSE
      FROM "AdImage" o JOIN "AdImage" own ON own."imageName" = o."imageName"
      WHERE own."adId" = ${adId}
      UNION ALL
      SELECT "otherAdId", FALSE, TRUE, FALSE FROM "PhotoMatch" WHERE "adId" = ${adId}
      UNION ALL
      SELECT "adId", FALSE, TRUE, FALSE FROM "PhotoMatch" WHERE "otherAdId" = ${adId}
      UNION ALL
      SELECT o."id", FALSE, FALSE, TRUE
      FROM "Ad" o, ad WHERE md5(o."description") = md5(ad."description")
    ),
    merged AS (
      SELECT "id", bool_or("samePhone") AS "samePhone", bool_or("samePhoto") AS "samePhoto",
        bool_or("sameText") AS "sameText"
      FROM found WHERE "id" <> ${adId} GROUP BY "id"
    )
    SELECT o."id", o."title", o."isAdult", o."moderation"::text, m."samePhone", m."samePhoto",
      m."sameText", o."ownerId" = ad."ownerId" AS "isSameSeller"
    FROM merged m JOIN "Ad" o ON o."id" = m."id", ad
    WHERE o."deletedAt" IS NULL
    ORDER BY "isSameSeller", m."samePhoto" DESC, o."createdAt" DESC LIMIT ${most}`;
  return rows.map(({ samePhone, samePhoto, sameText, ...ad }) => ({
    ...ad,
    same: [
      ...(samePhone ? (['phone'] as const) : []),
      ...(samePhoto ? (['photo'] as const) : []),
      ...(sameText ? (['text'] as const) : []),
    ],
  }));
}
