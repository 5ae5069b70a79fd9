import type { z } from 'zod';
import type { Staff } from '@/lib/accounts/roles/staff';
import { leaseLife } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { queueRequest } from '@/lib/moderation/schema';
import { getQueueItem } from './get-queue-item';
import type { QueueItem } from './queue-item';

/**
 * Skips cases about the moderator's own ads, account, messages and decisions. With `again`: only that case, or
 * null if it was closed or is leased to somebody else.
 */
export async function takeNext(
  staff: Staff,
  { skip = [], later = [], deciding = [], again = null }: z.input<typeof queueRequest>,
  now: Date,
): Promise<{ item: QueueItem | null; waiting: number }> {
  if (later.length > 0) await endLeases(staff, later);
  const unwanted = [...skip, ...later, ...deciding];
  for (;;) {
    const caseId = await lease(staff, { unwanted, again }, now);
    const item = caseId === null ? null : await getQueueItem(caseId, now);
    if (caseId !== null && item === null) {
      // Its subject was erased or purged meanwhile.
      await db.moderationCase.updateMany({ where: { id: caseId }, data: { closedAt: now } });
      continue;
    }
    const open = { closedAt: null, id: { notIn: deciding } };
    return { item, waiting: await db.moderationCase.count({ where: open }) };
  }
}

async function endLeases({ userId }: Staff, ids: string[]): Promise<void> {
  await db.moderationCase.updateMany({
    where: { id: { in: ids }, leasedById: userId, closedAt: null },
    data: { leasedById: null, leasedUntil: null },
  });
}

/**
 * Every six hours of waiting add a point of risk, so that every case gets its turn; every hour to an
 * appeal, which is due after 72.
 */
async function lease(
  { userId }: Staff,
  { unwanted, again }: { unwanted: string[]; again: string | null },
  now: Date,
): Promise<string | null> {
  const until = addTime(now, leaseLife);
  const [row] = await db.$queryRaw<{ id: string }[]>`
    UPDATE "ModerationCase" SET "leasedById" = ${userId}::uuid, "leasedUntil" = ${until}
    WHERE "id" = (
      SELECT c."id" FROM "ModerationCase" c
      WHERE c."closedAt" IS NULL AND c."id" <> ALL (${unwanted}::uuid[])
        AND (${again}::uuid IS NULL OR c."id" = ${again}::uuid)
        AND (c."leasedUntil" IS NULL OR c."leasedUntil" <= ${now}
          OR c."leasedById" = ${userId}::uuid)
        AND NOT (c."targetType" = 'user' AND c."targetId" = ${userId})
        AND NOT (c."targetType" = 'ad' AND EXISTS (
          SELECT FROM "Ad" a WHERE a."id" = c."targetId" AND a."ownerId" = ${userId}::uuid))
        AND NOT EXISTS (
          SELECT FROM "Conversation" t WHERE c."targetType" = 'message'
            AND t."id" = CASE WHEN c."targetType" = 'message'
              THEN split_part(c."targetId", '.', 1)::uuid END
            AND (t."buyerId" = ${userId}::uuid OR t."sellerId" = ${userId}::uuid))
        AND NOT EXISTS (
          SELECT FROM "Review" r WHERE c."targetType" = 'review'
            AND r."saleId" = CASE WHEN c."targetType" = 'review'
              THEN split_part(c."targetId", '.', 1)::uuid END
            AND (r."authorId" = ${userId}::uuid OR r."aboutId" = ${userId}::uuid))
        AND NOT (c."targetType" = 'appeal' AND EXISTS (
          SELECT FROM "Appeal" p JOIN "Decision" d ON d."id" = p."decisionId"
          WHERE p."id"::text = c."targetId"
            AND (d."staffId" = ${userId}::uuid OR d."memberId" = ${userId}::uuid)))
      ORDER BY c."risk" + EXTRACT(EPOCH FROM ${now}::timestamptz - c."openedAt")
          / CASE WHEN c."targetType" = 'appeal' THEN 3600 ELSE 21600 END DESC,
        c."openedAt", c."id"
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id"`;
  return row?.id ?? null;
}
