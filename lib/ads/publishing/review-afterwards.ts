import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/db/client';

/** Lower than that of any report. */
const risk = 20;

/** Opens a case for an adult ad that is shown before its review. A held ad has a case already. */
export async function reviewAfterwards(tx: Db, adId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ModerationCase" ("id", "targetType", "targetId", "risk", "openedAt")
    VALUES (${randomUUID()}::uuid, 'ad', ${adId}, ${risk}, ${now})
    ON CONFLICT ("targetType", "targetId") WHERE "closedAt" IS NULL DO NOTHING`;
}
