import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';

/** Bits of 64 in which copies of a photo may differ. */
const distanceAtMost = 8;
/** Lowest bit and width. With 8 differing bits, at least one band differs in one at most. */
const bands = [
  { shift: 51, width: 13 },
  { shift: 38, width: 13 },
  { shift: 25, width: 13 },
  { shift: 12, width: 13 },
  { shift: 0, width: 12 },
] as const;
const foundAtMost = 20;

export type SimilarPhoto = { name: string; adId: string; distance: number };

export function findSimilarPhotos(hash: bigint, ownerId: string, tx: Db): Promise<SimilarPhoto[]> {
  return tx.$queryRaw<SimilarPhoto[]>`
    WITH near AS (${inEachBand(hash, Prisma.sql`"name"`, Prisma.sql`"Image"`)})
    SELECT i."name", a."adId", ${distanceTo(hash)} AS "distance"
    FROM (SELECT DISTINCT * FROM near) n JOIN "Image" i ON i."name" = n."name"
      JOIN "AdImage" a ON a."imageName" = i."name" JOIN "Ad" d ON d."id" = a."adId"
    WHERE i."ownerId" <> ${ownerId}::uuid AND d."deletedAt" IS NULL
    ORDER BY "distance", i."name" LIMIT ${foundAtMost}`;
}

/** True if a photo is similar to one of a removed ad or of an imported list. */
export async function isBlocked(hash: bigint, tx: Db): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    ${inEachBand(hash, Prisma.sql`"hash"`, Prisma.sql`"BlockedPhoto"`)} LIMIT 1`;
  return found.length > 0;
}

const distanceTo = (hash: bigint) =>
  Prisma.sql`bit_count((i."hash" # ${hash}::bigint)::bit(64))::int`;

/**
 * One query per band, so that each uses its own index. Values are joined as rows, since the planner
 * overestimates a list of values, and may scan the whole table.
 */
function inEachBand(hash: bigint, column: Prisma.Sql, table: Prisma.Sql): Prisma.Sql {
  const queries = bands.map(({ shift, width }) => {
    const mask = (1 << width) - 1;
    const own = Number((hash >> BigInt(shift)) & BigInt(mask));
    const values = [own, ...Array.from({ length: width }, (_, bit) => own ^ (1 << bit))];
    // Literals as in the index definition, which parameters would not match.
    const bits = Prisma.raw(
      shift === 0 ? `i."hash" & ${mask}` : `(i."hash" >> ${shift}) & ${mask}`,
    );
    return Prisma.sql`
      SELECT i.${column} FROM unnest(${values}::bigint[]) AS v("bits")
        JOIN ${table} i ON (${bits}) = v."bits"
      WHERE i."hash" IS NOT NULL AND ${distanceTo(hash)} <= ${distanceAtMost}`;
  });
  return Prisma.join(queries, ' UNION ALL ');
}
