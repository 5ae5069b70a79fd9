import type { Staff } from '@/lib/accounts/roles/staff';
import { leaseLife } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Db } from '@/lib/db/client';

type OpenCase = {
  id: string;
  risk: number;
  escalatedAt: Date | null;
  escalatedById: string | null;
  escalationNote: string;
};

type Decided = { caseId: string | null; targetType: string; targetId: string };

/** The case of a decision and the open one of its target. Call before locking the member. */
export async function lockCases(tx: Db, { caseId, targetType, targetId }: Decided): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM "ModerationCase"
    WHERE "id" = ${caseId}::uuid
      OR ("targetType" = ${targetType} AND "targetId" = ${targetId} AND "closedAt" IS NULL)
    ORDER BY "id" FOR UPDATE`;
}

/** A case of the same target that was opened meanwhile goes into it, and may have been passed on. */
export async function reopenCase(tx: Db, id: string, staff: Staff, now: Date): Promise<void> {
  const [meanwhile] = await tx.$queryRaw<OpenCase[]>`
    SELECT m."id", m."risk", m."escalatedAt", m."escalatedById", m."escalationNote"
    FROM "ModerationCase" c JOIN "ModerationCase" m
      ON m."targetType" = c."targetType" AND m."targetId" = c."targetId" AND m."id" <> c."id"
    WHERE c."id" = ${id}::uuid AND m."closedAt" IS NULL
    FOR UPDATE OF m`;
  if (meanwhile) await moveInto(tx, meanwhile.id, id, now);
  const { risk, escalatedAt } = await tx.moderationCase.findUniqueOrThrow({
    where: { id },
    select: { risk: true, escalatedAt: true },
  });
  const passedOn = meanwhile?.escalatedAt ? meanwhile : null;
  const isTheirs = staff.role === 'admin' || (!passedOn && !escalatedAt);
  await tx.moderationCase.update({
    where: { id },
    data: {
      closedAt: null,
      risk: Math.max(risk, meanwhile?.risk ?? 0),
      leasedById: isTheirs ? staff.userId : null,
      leasedUntil: isTheirs ? addTime(now, leaseLife) : null,
      ...(passedOn && {
        escalatedAt: passedOn.escalatedAt,
        escalatedById: passedOn.escalatedById,
        escalationNote: passedOn.escalationNote,
      }),
    },
    select: { id: true },
  });
}

/** With its decisions, one of which may still be undone. */
async function moveInto(tx: Db, from: string, to: string, now: Date): Promise<void> {
  await tx.report.updateMany({ where: { caseId: from }, data: { caseId: to } });
  await tx.decision.updateMany({ where: { caseId: from }, data: { caseId: to } });
  await tx.moderationCase.update({
    where: { id: from },
    data: { closedAt: now, leasedById: null, leasedUntil: null },
    select: { id: true },
  });
}
