import { approvalShield, reportsToHide } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { seriousReasons } from '@/lib/moderation/report-reasons';
import { holdUpgrades } from '@/lib/payments/purchases/hold-upgrades';
import type { PurchaseRow } from '@/lib/payments/purchases/move-purchase';

type Reported = { adId: string; caseId: string; purchases: PurchaseRow[] };

/** Reports from one network or member count once. Returns whether the ad was hidden. */
export async function hideIfReported(
  tx: Db,
  { adId, caseId, purchases }: Reported,
  now: Date,
): Promise<boolean> {
  const [counted] = await tx.$queryRaw<{ independent: number }[]>`
    SELECT LEAST(
      count(DISTINCT "addressHash"),
      count(DISTINCT COALESCE("reporterId"::text, "addressHash"))
    )::integer AS "independent"
    FROM "Report" WHERE "caseId" = ${caseId}::uuid AND "reason" = ANY (${seriousReasons}::text[])`;
  const independent = counted?.independent ?? 0;
  if (independent < reportsToHide || (await wasApproved(tx, adId, now))) return false;
  const { count } = await tx.ad.updateMany({
    where: { id: adId, moderation: 'approved' },
    data: { moderation: 'held', updatedAt: now },
  });
  if (count === 0) return false;
  await holdUpgrades(tx, purchases, now);
  const subject = { type: 'ad', id: adId } as const;
  await recordAudit(tx, null, 'moderation.hidden_by_reports', subject, now, {
    reports: independent,
  });
  return true;
}

/** By a moderator, lately: the same people cannot hide it again and again. */
async function wasApproved(tx: Db, adId: string, now: Date): Promise<boolean> {
  const since = addTime(now, -approvalShield);
  const last = await tx.decision.findFirst({
    where: { targetType: 'ad', targetId: adId, at: { gt: since }, undoneAt: null },
    orderBy: { at: 'desc' },
    select: { action: true, at: true },
  });
  if (last?.action !== 'approve') return false;
  const edits = await tx.auditEntry.count({
    where: { subjectType: 'ad', subjectId: adId, action: 'ad.updated', at: { gt: last.at } },
  });
  return edits === 0;
}
