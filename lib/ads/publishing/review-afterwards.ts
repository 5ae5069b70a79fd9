import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/db/client';

/** Below reports of any kind. */
const risk = 20;

/** Opens a case for an adult ad that is public before its review. A held ad has a case already. */
export async function reviewAfterwards(tx: Db, adId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk", "openedAt")
    VALUES (${randomUUID()}::uuid, 'ad', ${adId}, ${risk}, ${now})
    ON CONFLICT ("targetType", "targetId") WHERE "closedAt" IS NULL DO NOTHING`;
}
