import * as z from 'zod';
import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import { type Db, db } from '@/lib/db/client';
import type { TargetType } from '@/lib/db/open-case';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { mayDecideSql } from './open-cases-sql';

/** Passes a case to the admins. Throws `conflict` if it was decided or a colleague has it. */
export async function escalateCase(
  staff: Staff,
  { id, note }: { id: string; note: string },
  now: Date,
): Promise<{ success: true }> {
  if (!z.uuid().safeParse(id).success) throw notFound('This case');
  return db.$transaction(async (tx) => {
    await boundLockWaits(tx);
    const [found] = await tx.$queryRaw<{ id: string }[]>`
      SELECT c."id" FROM "ModerationCase" c
      WHERE c."id" = ${id}::uuid AND ${mayDecideSql(staff)}
        AND (c."leasedUntil" IS NULL OR c."leasedUntil" <= ${now}
          OR c."leasedById" = ${staff.userId}::uuid)
      FOR UPDATE`;
    if (!found) throw new AppError('conflict', siteTexts.leasedMeanwhile);
    await passToAdmins(tx, staff, [id], note, now);
    return { success: true };
  });
}

/** The note stays with the case; the audit log says who passed it on, and when. */
export async function passToAdmins(
  tx: Db,
  { userId }: Staff,
  caseIds: readonly string[],
  note: string,
  now: Date,
): Promise<void> {
  await tx.moderationCase.updateMany({
    where: { id: { in: [...caseIds] } },
    data: {
      escalatedAt: now,
      escalatedById: userId,
      escalationNote: note,
      leasedById: null,
      leasedUntil: null,
    },
  });
  const cases = await tx.moderationCase.findMany({
    where: { id: { in: [...caseIds] } },
    orderBy: { id: 'asc' },
    select: { id: true, targetType: true, targetId: true },
  });
  for (const { id: caseId, targetType, targetId } of cases) {
    const subject = { type: targetType as TargetType, id: targetId };
    await recordAudit(tx, userId, 'moderation.escalated', subject, now, { caseId });
  }
}
