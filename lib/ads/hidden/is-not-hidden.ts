import { showsSellerSql } from '@/lib/ads/shows-seller';
import { Prisma } from '@/lib/db/prisma';

/** On `a` ("Ad"): the member has hidden neither the ad nor, if it shows one, its seller. */
export const isNotHiddenSql = (userId: string) => Prisma.sql`
  NOT EXISTS (SELECT FROM "HiddenAd" h WHERE h."userId" = ${userId}::uuid AND h."adId" = a."id")
  AND NOT (${showsSellerSql} AND EXISTS (SELECT FROM "HiddenSeller" h
    WHERE h."userId" = ${userId}::uuid AND h."sellerId" = a."ownerId"))`;
