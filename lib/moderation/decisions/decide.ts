import type { Staff } from '@/lib/accounts/roles/staff';
import { needsNote, sanctioningActions } from '@/lib/catalogue/moderation-rules';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import { type Db, db } from '@/lib/db/client';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import type { DecisionForm } from '@/lib/moderation/schema';
import { decideAd } from './decide-ad';
import { decideAppeal } from './decide-appeal';
import { decideMember } from './decide-member';
import { decideMessage } from './decide-message';
import { decideReview } from './decide-review';
import { freezeAdultAds, lockCasesToFreeze } from './freeze/freeze-adult-ads';
import type { Outcome } from './outcome';
import { completionAt, scheduleCompletion } from './schedule-completion';
import { readAfter } from './undo/read-after';

export type Decided = { decisionId: string; adIds: string[]; notice: string | null };

/** Of decisions made together. `completeAt` is put off or brought forward when all are made. */
export type Batch = { id: string; completeAt: Date };

/**
 * Notices and refunds wait until it cannot be undone; those of a batch go out together. Throws
 * `conflict` for a changed case.
 */
export async function decide(
  staff: Staff,
  form: DecisionForm,
  now: Date,
  batch: Batch | null = null,
): Promise<Decided> {
  if (sanctioningActions.includes(form.action) && !form.rule) {
    throw new AppError('invalid', siteTexts.ruleNeeded, { fields: { rule: siteTexts.ruleNeeded } });
  }
  if (sanctioningActions.includes(form.action) && needsNote(form.rule) && !form.note) {
    const message = siteTexts.ruleNoteNeeded;
    throw new AppError('invalid', message, { fields: { note: message } });
  }
  if (form.action === 'freeze' && !form.note) {
    const message = siteTexts.escalationNoteNeeded;
    throw new AppError('invalid', message, { fields: { note: message } });
  }
  requirePossibleTarget(form);
  return db.$transaction(async (tx) => {
    await boundLockWaits(tx);
    if (isFreeze(form)) await lockCasesToFreeze(tx, form);
    const found = await lockCase(tx, staff, form, now);
    const outcome = await change(tx, staff, form, now);
    const isPassedOn = form.action === 'freeze';
    if (found && !isPassedOn) await closeCase(tx, found.id, staff, now);
    const { id } = await tx.decision.create({
      data: {
        caseId: found?.id ?? null,
        batchId: batch?.id ?? null,
        at: now,
        staffId: staff.userId,
        targetType: form.targetType,
        targetId: form.targetId,
        memberId: outcome.memberId,
        action: form.action,
        rule: form.rule,
        // That of a case passed on is for the admins.
        note: isPassedOn ? '' : form.note,
        words: outcome.words,
        days: form.action === 'suspend' ? form.days : null,
        before: outcome.before,
        after: await readAfter(tx, form, outcome.before),
      },
      select: { id: true },
    });
    await recordAudit(
      tx,
      staff.userId,
      `moderation.${form.action}`,
      { type: form.targetType, id: form.targetId },
      now,
      {
        decisionId: id,
        rule: form.rule,
        days: form.days,
        ...(batch && { batchId: batch.id }),
        ...(found && { waitedMs: Math.max(0, now.getTime() - found.openedAt.getTime()) }),
      },
    );
    await scheduleCompletion(tx, id, batch?.completeAt ?? completionAt(now));
    return { decisionId: id, adIds: outcome.adIds, notice: outcome.notice ?? null };
  }, transactionTimeouts);
}

function requirePossibleTarget({ targetType, targetId }: DecisionForm): void {
  const hasUuid = targetType === 'user' || targetType === 'appeal';
  const isPossible = hasUuid ? isUuid(targetId) : !targetId.includes('\0');
  if (!isPossible) throw notFound('This entry');
}

const isFreeze = ({ action, targetType }: DecisionForm): boolean =>
  action === 'freeze' && (targetType === 'ad' || targetType === 'user');

function change(tx: Db, staff: Staff, form: DecisionForm, now: Date): Promise<Outcome> {
  const { targetType } = form;
  if (isFreeze(form)) return freezeAdultAds(tx, staff, form, now);
  if (targetType === 'ad') return decideAd(tx, staff, form, now);
  if (targetType === 'message') return decideMessage(tx, staff, form, now);
  if (targetType === 'review') return decideReview(tx, staff, form, now);
  return targetType === 'user'
    ? decideMember(tx, staff, form, now)
    : decideAppeal(tx, staff, form, now);
}

type LockedCase = {
  id: string;
  openedAt: Date;
  closedAt: Date | null;
  leasedById: string | null;
  leasedUntil: Date | null;
  escalatedAt: Date | null;
};

/** Locks the open case of the target, also for decisions outside the queue. */
async function lockCase(
  tx: Db,
  staff: Staff,
  { caseId, targetType, targetId }: DecisionForm,
  now: Date,
): Promise<LockedCase | null> {
  const [found] = await tx.$queryRaw<LockedCase[]>`
    SELECT "id", "openedAt", "closedAt", "leasedById", "leasedUntil", "escalatedAt"
    FROM "ModerationCase"
    WHERE "targetType" = ${targetType} AND "targetId" = ${targetId}
      AND (CASE WHEN ${caseId}::uuid IS NULL THEN "closedAt" IS NULL ELSE "id" = ${caseId}::uuid END)
    FOR UPDATE`;
  if (!found) {
    if (caseId) throw notFound('This case');
    return null;
  }
  if (found.escalatedAt && staff.role !== 'admin') {
    throw new AppError('forbidden', siteTexts.caseEscalated);
  }
  const isOthers =
    found.leasedById !== staff.userId && found.leasedUntil !== null && found.leasedUntil > now;
  if (found.closedAt) throw new AppError('conflict', siteTexts.decidedMeanwhile);
  if (isOthers) throw new AppError('conflict', siteTexts.leasedMeanwhile);
  return found;
}

const closeCase = (tx: Db, id: string, staff: Staff, now: Date) =>
  tx.moderationCase.update({
    where: { id },
    data: { closedAt: now, leasedById: staff.userId, leasedUntil: null },
    select: { id: true },
  });
