import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';

/** Longer than any transaction that stores a number and then uses it. */
const unusedKept = hour;

export async function sweepPhones(now: Date): Promise<number> {
  // An older build running beside this one leaves these columns filled when it erases an account.
  await db.$executeRaw`
    UPDATE "Ad" a SET "phoneId" = NULL FROM "User" u
    WHERE u."id" = a."ownerId" AND u."erasedAt" IS NOT NULL AND a."phoneId" IS NOT NULL`;
  await db.$executeRaw`
    UPDATE "User" SET "phoneId" = NULL WHERE "erasedAt" IS NOT NULL AND "phoneId" IS NOT NULL`;
  return db.$executeRaw`
    DELETE FROM "Phone" p WHERE p."usedAt" < ${addTime(now, -unusedKept)}
      AND NOT EXISTS (SELECT FROM "VerifiedPhone" v WHERE v."phoneId" = p."id")
      AND NOT EXISTS (SELECT FROM "User" u WHERE u."phoneId" = p."id")
      AND NOT EXISTS (SELECT FROM "Ad" a WHERE a."phoneId" = p."id")`;
}
