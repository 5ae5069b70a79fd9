import { storePhone } from '@/lib/accounts/phones/store-phone';
import { minute } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';

const batch = 100;

/** A member's rows change together, since they are compared. Can be interrupted and run again. */
export async function sealPlainPhones(now: Date, most = Number.POSITIVE_INFINITY): Promise<number> {
  let sealed = 0;
  while (sealed < most) {
    const ids = await membersWithPlainPhones();
    if (ids.length === 0) break;
    await db.$transaction((tx) => sealPhonesOf(ids, now, tx), { timeout: minute });
    sealed += ids.length;
  }
  return sealed;
}

async function membersWithPlainPhones(): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT "id" FROM (
      (SELECT "ownerId" AS "id" FROM "Ad" WHERE "phone" IS NOT NULL LIMIT ${batch})
      UNION ALL (SELECT "userId" FROM "VerifiedPhone" WHERE starts_with("number", '+') LIMIT ${batch})
      UNION ALL (SELECT "id" FROM "User" WHERE "phone" IS NOT NULL LIMIT ${batch})) members
    ORDER BY "id" LIMIT ${batch}`;
  return rows.map(({ id }) => id);
}

async function sealPhonesOf(ids: string[], now: Date, tx: Db): Promise<void> {
  const rows = await tx.$queryRaw<{ number: string }[]>`
    SELECT "phone" AS "number" FROM "Ad" WHERE "ownerId" = ANY (${ids}::uuid[]) AND "phone" IS NOT NULL
    UNION SELECT "number" FROM "VerifiedPhone"
      WHERE "userId" = ANY (${ids}::uuid[]) AND starts_with("number", '+')
    UNION SELECT "phone" FROM "User" WHERE "id" = ANY (${ids}::uuid[]) AND "phone" IS NOT NULL
    ORDER BY 1`;
  const numbers = rows.map(({ number }) => number);
  const phoneIds: string[] = [];
  for (const number of numbers) phoneIds.push(await storePhone(number, now, tx));
  await tx.$executeRaw`
    UPDATE "User" u SET "phoneId" = f."id", "phone" = NULL
    FROM unnest(${numbers}::text[], ${phoneIds}::uuid[]) AS f("number", "id")
    WHERE u."id" = ANY (${ids}::uuid[]) AND u."phone" = f."number"`;
  // A number verified by both this build and the older one.
  await tx.$executeRaw`
    DELETE FROM "VerifiedPhone" v
    USING unnest(${numbers}::text[], ${phoneIds}::uuid[]) AS f("number", "id"), "VerifiedPhone" other
    WHERE v."userId" = ANY (${ids}::uuid[]) AND v."number" = f."number"
      AND other."userId" = v."userId" AND other."phoneId" = f."id" AND other."number" <> v."number"`;
  await tx.$executeRaw`
    UPDATE "VerifiedPhone" v SET "phoneId" = f."id", "number" = f."id"::text
    FROM unnest(${numbers}::text[], ${phoneIds}::uuid[]) AS f("number", "id")
    WHERE v."userId" = ANY (${ids}::uuid[]) AND v."number" = f."number"`;
  await tx.$executeRaw`
    UPDATE "Ad" a SET "phoneId" = f."id", "phone" = NULL, "whatsapp" = NULL
    FROM unnest(${numbers}::text[], ${phoneIds}::uuid[]) AS f("number", "id")
    WHERE a."ownerId" = ANY (${ids}::uuid[]) AND a."phone" = f."number"`;
}
