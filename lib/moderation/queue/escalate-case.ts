import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import { type Db, db } from '@/lib/db/client';
import type { TargetType } from '@/lib/db/open-case';
import { recordAudits } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import { mayDecideSql } from './open-cases-sql';

/** Two are enough unless both are involved. */
const adminsAsked = 20;

/**
 * Passes a case to the admins. Throws `conflict` if it was decided, a colleague has it, or no admin may
 * decide it.
 */
export async function escalateCase(
  staff: Staff,
  { id, note }: { id: string; note: string },
  now: Date,
): Promise<{ success: true }> {
  if (!isUuid(id)) throw notFound('This case');
  return db.$transaction(async (tx) => {
    await boundLockWaits(tx);
    const [found] = await tx.$queryRaw<{ id: string }[]>`
      SELECT c."id" FROM "ModerationCase" c
      WHERE c."id" = ${id}::uuid AND ${mayDecideSql(staff)}
        AND (c."leasedUntil" IS NULL OR c."leasedUntil" <= ${now}
          OR c."leasedById" = ${staff.userId}::uuid)
      FOR UPDATE`;
    if (!found) throw new AppError('conflict', siteTexts.leasedMeanwhile);
    if ((await passToAdmins(tx, staff, [id], note, now)).length === 0) {
      throw new AppError('conflict', siteTexts.noAdminForCase);
    }
    return { success: true };
  });
}

/**
 * The note stays with the case; the audit log says who passed it on, and when. Returns the ids of those
 * that some admin may decide: the others stay with the moderators.
 */
export async function passToAdmins(
  tx: Db,
  { userId }: Staff,
  caseIds: readonly string[],
  note: string,
  now: Date,
): Promise<string[]> {
  const ids = await decidableByAdmins(tx, caseIds);
  await tx.moderationCase.updateMany({
    where: { id: { in: ids } },
    data: {
      escalatedAt: now,
      escalatedById: userId,
      escalationNote: note,
      leasedById: null,
      leasedUntil: null,
    },
  });
  const cases = await tx.moderationCase.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: { id: true, targetType: true, targetId: true },
  });
  const subjects = cases.map(({ id: caseId, targetType, targetId }) => ({
    type: targetType as TargetType,
    id: targetId,
    data: { caseId },
  }));
  await recordAudits(tx, userId, 'moderation.escalated', subjects, now);
  return ids;
}

/** Nobody decides an appeal against their own decision, and there may be one admin or none. */
async function decidableByAdmins(tx: Db, caseIds: readonly string[]): Promise<string[]> {
  const admins = await tx.user.findMany({
    where: { role: 'admin', bannedAt: null, erasedAt: null },
    take: adminsAsked,
    select: { id: true },
  });
  const found = new Set<string>();
  for (const { id } of admins) {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT c."id" FROM "ModerationCase" c
      WHERE c."id" = ANY (${[...caseIds]}::uuid[])
        AND ${mayDecideSql({ userId: id, role: 'admin' })}`;
    for (const row of rows) found.add(row.id);
    if (found.size === caseIds.length) break;
  }
  return [...found];
}
