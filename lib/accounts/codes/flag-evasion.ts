import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/db/client';

/** As for paying with a suspended member's card (migration 20261124093141_payment_cards). */
const risk = 60;

/** Opens a case for a member who verifies the number of a suspended member. */
export async function flagEvasion(
  userId: string,
  phoneId: string,
  now: Date,
  tx: Db,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk", "openedAt")
    SELECT ${randomUUID()}::uuid, 'user', ${userId}, ${risk}, ${now}
    WHERE EXISTS (
      SELECT FROM "VerifiedPhone" p JOIN "User" u ON u."id" = p."userId"
      WHERE p."phoneId" = ${phoneId}::uuid AND p."userId" <> ${userId}::uuid AND u."bannedAt" IS NOT NULL)
    ON CONFLICT ("targetType", "targetId") WHERE "closedAt" IS NULL
    DO UPDATE SET "risk" = GREATEST("ModerationCase"."risk", EXCLUDED."risk")`;
}
