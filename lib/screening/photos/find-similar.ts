import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';

/** Bits of 64 in which copies of a photo may differ. */
export const distanceAtMost = 8;
const bands = [48, 32, 16, 0] as const;
const foundAtMost = 20;

/** Every pattern of at most two of 16 bits: differences that one band of four is allowed. */
const differences = Array.from({ length: 1 << 16 }, (_, bits) => bits).filter(
  (bits) => bits.toString(2).replaceAll('0', '').length <= 2,
);

export type SimilarPhoto = { name: string; adId: string; distance: number };

/** Photos of other members' ads that look the same, the most similar first. */
export function findSimilarPhotos(hash: bigint, ownerId: string, tx: Db): Promise<SimilarPhoto[]> {
  return tx.$queryRaw<SimilarPhoto[]>`
    SELECT i."name", a."adId", ${distanceTo(hash)} AS "distance"
    FROM "Image" i JOIN "AdImage" a ON a."imageName" = i."name"
      JOIN "Ad" d ON d."id" = a."adId"
    WHERE i."hash" IS NOT NULL AND (${inAnyBand(hash)}) AND ${distanceTo(hash)} <= ${distanceAtMost}
      AND i."ownerId" <> ${ownerId}::uuid AND d."deletedAt" IS NULL
    ORDER BY "distance", i."name" LIMIT ${foundAtMost}`;
}

/** Whether a photo looks like one of a removed ad, or of an imported list. */
export async function isBlocked(hash: bigint, tx: Db): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT FROM "BlockedPhoto" i
    WHERE i."hash" IS NOT NULL AND (${inAnyBand(hash)}) AND ${distanceTo(hash)} <= ${distanceAtMost}
    LIMIT 1`;
  return found.length > 0;
}

const distanceTo = (hash: bigint) =>
  Prisma.sql`bit_count((i."hash" # ${hash}::bigint)::bit(64))::int`;

function inAnyBand(hash: bigint): Prisma.Sql {
  const conditions = bands.map((shift) => {
    const own = Number((hash >> BigInt(shift)) & 0xffffn);
    const values = differences.map((bits) => own ^ bits);
    const band =
      shift === 0 ? Prisma.sql`i."hash"` : Prisma.sql`(i."hash" >> ${Prisma.raw(String(shift))})`;
    return Prisma.sql`(${band} & 65535) = ANY (${values}::bigint[])`;
  });
  return Prisma.join(conditions, ' OR ');
}
