import type { Staff } from '@/lib/accounts/roles/staff';
import { removingActions } from '@/lib/catalogue/moderation-rules';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { removeJob } from '@/lib/db/add-job';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import { type Db, db } from '@/lib/db/client';
import { isUniqueViolation } from '@/lib/db/errors';
import type { TargetType } from '@/lib/db/open-case';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { isUuid } from '@/lib/is-uuid';
import { takeBackDeletedAd } from '@/lib/moderation/decisions/decide-deleted-ad';
import { takeBackMessage } from '@/lib/moderation/decisions/decide-message';
import { takeBackReview } from '@/lib/moderation/decisions/decide-review';
import { unfreeze } from '@/lib/moderation/decisions/freeze/freeze-adult-ads';
import { lockUndecided } from '@/lib/moderation/decisions/freeze/frozen-cases';
import { isFollowed } from '@/lib/moderation/decisions/is-followed';
import { completionAt, completionKey } from '@/lib/moderation/decisions/schedule-completion';
import { type After, type Before, lockAccountOrNull } from '@/lib/moderation/decisions/state';
import { subjectOf } from '@/lib/moderation/decisions/subject-of';
import { settleSuspension } from '@/lib/moderation/decisions/suspend-account';
import { lockCases, reopenCase } from './reopen-case';
import { takeBackAd } from './take-back-ad';

export type Undone = { adIds: string[]; caseId: string | null };

/** After another one of these, a subject stays as that one left it. */
const changing = ['approve', 'warn', ...removingActions];

/** Throws `conflict` after 10 seconds. */
export async function undoDecision(staff: Staff, id: string, now: Date): Promise<Undone> {
  if (!isUuid(id)) throw notFound('This decision');
  const undo = () => db.$transaction((tx) => takeBack(tx, staff, id, now), transactionTimeouts);
  try {
    return await undo();
  } catch (error) {
    // Another case of the target was opened at the same moment, which can be seen now.
    if (!isUniqueViolation(error)) throw error;
    return undo();
  }
}

async function takeBack(tx: Db, staff: Staff, id: string, now: Date): Promise<Undone> {
  await boundLockWaits(tx);
  await tx.$queryRaw`SELECT FROM "Decision" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const decision = await tx.decision.findFirst({
    where: { id, staffId: staff.userId },
    select: {
      at: true,
      caseId: true,
      targetType: true,
      targetId: true,
      memberId: true,
      before: true,
      after: true,
      action: true,
      undoneAt: true,
      completedAt: true,
    },
  });
  if (!decision) throw notFound('This decision');
  const { targetType, targetId, memberId } = decision;
  const isOver = decision.completedAt || decision.undoneAt || completionAt(decision.at) < now;
  if (isOver || !decision.after) throw new AppError('conflict', siteTexts.undoOver);
  const before = decision.before as Before;
  const after = decision.after as After;
  if (before.freeze) await lockUndecided(tx, before.freeze);
  else await lockCases(tx, decision);
  if (memberId) await lockAccountOrNull(tx, memberId);
  const shownAgain = await unfreeze(tx, before, now);
  const canReopen = targetType !== 'ad' || (await isDecidable(tx, targetId, decision.caseId));
  const caseId = canReopen ? decision.caseId : null;
  if (caseId && !before.freeze) await reopenCase(tx, caseId, staff, now);
  await tx.decision.update({ where: { id }, data: { undoneAt: now }, select: { id: true } });
  if (targetType === 'appeal') {
    await tx.appeal.update({
      where: { id: targetId },
      data: { outcome: null, decidedAt: null, decidedById: null, note: '' },
      select: { id: true },
    });
  }
  const subject = await subjectOf(tx, decision);
  const isReplaced = () => isFollowed(tx, { id, subject }, changing);
  if (before.ad && after.ad) {
    const changed = { adId: subject.id, before: before.ad, after: after.ad };
    await takeBackAd(tx, changed, isReplaced, now);
  }
  if (before.deletedAd) await takeBackDeletedAd(tx, subject.id, before.deletedAd);
  if (before.message && after.message) {
    await takeBackMessage(tx, subject.id, before.message, after.message, isReplaced);
  }
  if (before.review && after.review) {
    await takeBackReview(tx, subject.id, before.review, after.review, isReplaced);
  }
  if (before.member && memberId) await settleSuspension(tx, memberId, now);
  await removeJob(completionKey(id), tx);
  const target = { type: targetType as TargetType, id: targetId };
  await recordAudit(tx, staff.userId, 'moderation.undone', target, now, {
    decisionId: id,
    action: decision.action,
  });
  return { adIds: subject.type === 'ad' ? [subject.id, ...shownAgain] : shownAgain, caseId };
}

/** Of deleted ads, only those whose case the admins have. */
async function isDecidable(tx: Db, id: string, caseId: string | null): Promise<boolean> {
  if ((await tx.ad.count({ where: { id, deletedAt: null } })) > 0) return true;
  const isTheirs = { OR: [{ escalatedAt: { not: null } }, { frozenMemberId: { not: null } }] };
  return (
    caseId !== null && (await tx.moderationCase.count({ where: { id: caseId, ...isTheirs } })) > 0
  );
}
