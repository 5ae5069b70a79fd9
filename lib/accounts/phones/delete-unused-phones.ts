import type { Db } from '@/lib/db/client';

export type UsedPhone = { id: string; hash: string };

export const phonesOf = (userId: string, tx: Db): Promise<UsedPhone[]> => tx.$queryRaw<UsedPhone[]>`
  SELECT "id", "hash" FROM "Phone" WHERE "id" IN (
    SELECT "phoneId" FROM "VerifiedPhone" WHERE "userId" = ${userId}::uuid
    UNION SELECT "phoneId" FROM "User" WHERE "id" = ${userId}::uuid
    UNION SELECT "phoneId" FROM "Ad" WHERE "ownerId" = ${userId}::uuid)`;

export async function deleteUnusedPhones(ids: string[], tx: Db): Promise<void> {
  if (ids.length === 0) return;
  // The lock keeps out new uses of these numbers; the next statement sees earlier ones.
  await tx.$queryRaw`SELECT FROM "Phone" WHERE "id" = ANY (${ids}::uuid[]) ORDER BY "id" FOR UPDATE`;
  await tx.$executeRaw`
    DELETE FROM "Phone" p WHERE p."id" = ANY (${ids}::uuid[])
      AND NOT EXISTS (SELECT FROM "VerifiedPhone" v WHERE v."phoneId" = p."id")
      AND NOT EXISTS (SELECT FROM "User" u WHERE u."phoneId" = p."id")
      AND NOT EXISTS (SELECT FROM "Ad" a WHERE a."phoneId" = p."id")`;
}
