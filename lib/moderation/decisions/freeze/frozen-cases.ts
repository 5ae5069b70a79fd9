import type { Staff } from '@/lib/accounts/roles/staff';
import { urgentRisk } from '@/lib/catalogue/case-risks';
import type { Db } from '@/lib/db/client';
import { raiseRisks } from '@/lib/db/open-case';
import type { Before, StoredCase } from '@/lib/moderation/decisions/state';
import { passToAdmins } from '@/lib/moderation/queue/escalate-case';
import { reportReasonOf } from '@/lib/moderation/report-reasons';

type Target = { targetType: string; targetId: string };

export type FrozenCase = Omit<StoredCase, 'wasOpen' | 'escalatedAt' | 'leasedUntil'> &
  Target & { escalatedAt: Date | null; leasedUntil: Date | null };

/** The open cases of the target and of the member's adult ads, locked. */
export const lockCasesOf = (tx: Db, { targetType, targetId }: Target, memberId: string) =>
  tx.$queryRaw<FrozenCase[]>`
    SELECT c."id", c."targetType", c."targetId", c."escalatedAt", c."escalatedById",
      c."escalationNote", c."leasedById", c."leasedUntil", c."frozenMemberId"
    FROM "ModerationCase" c
    WHERE c."closedAt" IS NULL AND ((c."targetType" = ${targetType} AND c."targetId" = ${targetId})
      OR c."frozenMemberId" = ${memberId}::uuid
      OR (c."targetType" = 'ad' AND c."targetId" IN (
        SELECT "id" FROM "Ad"
        WHERE "ownerId" = ${memberId}::uuid AND "isAdult" AND "deletedAt" IS NULL)))
    ORDER BY c."id" FOR UPDATE`;

/**
 * Passes all of them to the admins with the note, also those that the admins had already. Returns whether
 * they have them all.
 */
export async function passOnFrozen(
  tx: Db,
  staff: Staff,
  { cases, memberId, note }: { cases: readonly FrozenCase[]; memberId: string; note: string },
  now: Date,
): Promise<boolean> {
  const ids = cases.map(({ id }) => id);
  const adIds = cases.flatMap(({ targetType, targetId }) =>
    targetType === 'ad' ? [targetId] : [],
  );
  await raiseRisks(tx, 'ad', adIds, reportReasonOf('under-age')?.risk ?? urgentRisk);
  await tx.moderationCase.updateMany({
    where: { id: { in: ids } },
    data: { frozenMemberId: memberId },
  });
  const fresh = cases.flatMap(({ id, escalatedAt }) => (escalatedAt ? [] : [id]));
  const passed = new Set(await passToAdmins(tx, staff, fresh, note, now));
  await tx.$executeRaw`
    UPDATE "ModerationCase" SET "escalatedById" = COALESCE("escalatedById", ${staff.userId}::uuid),
      "escalationNote" = concat_ws(E'\n\n', NULLIF("escalationNote", ''), ${note}::text)
    WHERE "id" = ANY (${ids.filter((id) => !passed.has(id))}::uuid[])`;
  return fresh.every((id) => passed.has(id));
}

export const toStoredCases = (
  standing: readonly FrozenCase[],
  all: readonly FrozenCase[],
): StoredCase[] => {
  const before = new Map(standing.map((one) => [one.id, one]));
  return all.map(({ id }) => {
    const { targetType: _, targetId: __, ...columns } = before.get(id) ?? { ...opened, id };
    return {
      ...columns,
      escalatedAt: columns.escalatedAt?.toISOString() ?? null,
      leasedUntil: columns.leasedUntil?.toISOString() ?? null,
      wasOpen: before.has(id),
    };
  });
};

const opened = {
  targetType: 'ad',
  targetId: '',
  escalatedAt: null,
  escalatedById: null,
  escalationNote: '',
  leasedById: null,
  leasedUntil: null,
  frozenMemberId: null,
};

/** Call before the ads are shown again: closes of these cases until then are decisions, and stay. */
export async function lockUndecided(
  tx: Db,
  { memberId, cases }: NonNullable<Before['freeze']>,
): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "ModerationCase"
    WHERE "closedAt" IS NULL AND ("frozenMemberId" = ${memberId}::uuid
      OR "id" = ANY (${cases.map(({ id }) => id)}::uuid[]))
    ORDER BY "id" FOR UPDATE`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * Gives these cases back to whoever had them. Those of ads that were posted since are the moderators'. One of
 * a deleted ad stays open only with the admins.
 */
export async function giveBackCases(
  tx: Db,
  { cases }: NonNullable<Before['freeze']>,
  undecided: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const stored = new Map(cases.map((one) => [one.id, one]));
  const given = [...undecided].map((id) => stored.get(id) ?? { ...opened, id, wasOpen: false });
  await tx.$executeRaw`
    UPDATE "ModerationCase" c SET "escalatedAt" = s."escalatedAt",
      "escalatedById" = s."escalatedById", "escalationNote" = s."escalationNote",
      "leasedById" = s."leasedById", "leasedUntil" = s."leasedUntil",
      "frozenMemberId" = s."frozenMemberId",
      "closedAt" = CASE
        WHEN s."escalatedAt" IS NULL AND s."frozenMemberId" IS NULL AND c."targetType" = 'ad'
          AND EXISTS (SELECT FROM "Ad" a WHERE a."id" = c."targetId" AND a."deletedAt" IS NOT NULL)
          THEN COALESCE(c."closedAt", ${now})
        WHEN s."wasOpen" THEN NULL ELSE c."closedAt" END
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS s("id" uuid, "wasOpen" boolean,
      "escalatedAt" timestamptz, "escalatedById" uuid, "escalationNote" text, "leasedById" uuid,
      "leasedUntil" timestamptz, "frozenMemberId" uuid)
    WHERE c."id" = s."id"`;
}
