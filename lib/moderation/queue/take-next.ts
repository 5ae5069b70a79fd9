import type { z } from 'zod';
import type { Staff } from '@/lib/accounts/roles/staff';
import { leaseLife } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { queueRequest } from '@/lib/moderation/schema';
import type { CaseFilter } from './case-filters';
import { getQueueItem } from './get-queue-item';
import { caseOrderSql, matchesFilterSql, mayDecideSql } from './open-cases-sql';
import type { QueueItem } from './queue-item';

/**
 * Skips cases about the moderator's own ads, account, messages and decisions. With `again`: only that case, or
 * null if it was closed or is leased to somebody else.
 */
export async function takeNext(
  staff: Staff,
  {
    skip = [],
    later = [],
    deciding = [],
    again = null,
    filter = 'all',
  }: z.input<typeof queueRequest>,
  now: Date,
): Promise<{ item: QueueItem | null; waiting: number }> {
  if (later.length > 0) await endLeases(staff, later);
  const unwanted = [...skip, ...later, ...deciding];
  for (;;) {
    const caseId = await lease(staff, { unwanted, again, filter }, now);
    const item = caseId === null ? null : await getQueueItem(caseId, now);
    if (caseId !== null && item === null) {
      // Its subject was erased or purged meanwhile.
      await db.moderationCase.updateMany({ where: { id: caseId }, data: { closedAt: now } });
      continue;
    }
    return { item, waiting: await countWaiting(staff, { deciding, filter }, now) };
  }
}

async function endLeases({ userId }: Staff, ids: string[]): Promise<void> {
  await db.moderationCase.updateMany({
    where: { id: { in: ids }, leasedById: userId, closedAt: null },
    data: { leasedById: null, leasedUntil: null },
  });
}

async function countWaiting(
  staff: Staff,
  { deciding, filter }: { deciding: string[]; filter: CaseFilter },
  now: Date,
): Promise<number> {
  const [row] = await db.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::integer AS "waiting" FROM "ModerationCase" c
    WHERE ${mayDecideSql(staff)} AND ${matchesFilterSql(filter, now)}
      AND c."id" <> ALL (${deciding}::uuid[])`;
  return row?.waiting ?? 0;
}

/** The wanted case is found whatever the filter: a colleague's link may lead to it. */
async function lease(
  staff: Staff,
  { unwanted, again, filter }: { unwanted: string[]; again: string | null; filter: CaseFilter },
  now: Date,
): Promise<string | null> {
  const { userId } = staff;
  const until = addTime(now, leaseLife);
  const [row] = await db.$queryRaw<{ id: string }[]>`
    UPDATE "ModerationCase" SET "leasedById" = ${userId}::uuid, "leasedUntil" = ${until}
    WHERE "id" = (
      SELECT c."id" FROM "ModerationCase" c
      WHERE ${mayDecideSql(staff)} AND c."id" <> ALL (${unwanted}::uuid[])
        AND (c."id" = ${again}::uuid OR (${again}::uuid IS NULL AND ${matchesFilterSql(filter, now)}))
        AND (c."leasedUntil" IS NULL OR c."leasedUntil" <= ${now}
          OR c."leasedById" = ${userId}::uuid)
      ORDER BY ${caseOrderSql(now)}
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id"`;
  return row?.id ?? null;
}
