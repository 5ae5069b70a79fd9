import * as z from 'zod';
import type { Staff } from '@/lib/accounts/roles/staff';
import { leaseLife, undoFor } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import { removeJob } from '@/lib/db/add-job';
import { boundLockWaits } from '@/lib/db/bound-lock-waits';
import { type Db, db } from '@/lib/db/client';
import type { TargetType } from '@/lib/db/open-case';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import {
  holdUpgrades,
  lockPurchasesOfAd,
  releaseUpgrades,
} from '@/lib/payments/purchases/hold-upgrades';
import { takeBackDeletedAd } from './decide-deleted-ad';
import { takeBackMessage } from './decide-message';
import { takeBackReview } from './decide-review';
import { unfreeze } from './freeze-adult-ads';
import { completionKey } from './schedule-completion';
import { type Before, fromStoredAd, fromStoredMember, lockAccount, lockAd } from './state';
import { subjectOf } from './subject-of';

/** Throws `conflict` after 10 seconds. */
export async function undoDecision(
  staff: Staff,
  id: string,
  now: Date,
): Promise<{ adIds: string[]; caseId: string | null }> {
  if (!z.uuid().safeParse(id).success) throw notFound('This decision');
  return db.$transaction(async (tx) => {
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
        action: true,
        undoneAt: true,
        completedAt: true,
        case: { select: { targetId: true } },
      },
    });
    if (!decision) throw notFound('This decision');
    const isOver = decision.completedAt || decision.undoneAt || addTime(decision.at, undoFor) < now;
    if (isOver) throw new AppError('conflict', siteTexts.undoOver);
    const before = decision.before as Before;
    const shownAgain = await unfreeze(tx, before, now);
    if (decision.caseId && !before.freeze) await reopenCase(tx, decision.caseId, staff, now);
    const subject = await subjectOf(tx, decision);
    const adId = subject.type === 'ad' ? subject.id : null;
    if (before.ad && adId) await takeBackAd(tx, adId, before, now);
    if (before.deletedAd && adId) {
      await takeBackDeletedAd(tx, adId, before.deletedAd);
      if (before.deletedAd.moderation !== 'removed') await unblockPhotos(tx, adId);
    }
    if (before.message && subject.type === 'message') {
      await takeBackMessage(tx, subject.id, before.message);
    }
    if (before.review && subject.type === 'review') {
      await takeBackReview(tx, subject.id, before.review);
    }
    if (before.member && decision.memberId) {
      await lockAccount(tx, decision.memberId);
      await tx.user.update({
        where: { id: decision.memberId },
        data: fromStoredMember(before.member),
        select: { id: true },
      });
    }
    if (decision.targetType === 'appeal') {
      await tx.appeal.update({
        where: { id: decision.targetId },
        data: { outcome: null, decidedAt: null, decidedById: null, note: '' },
        select: { id: true },
      });
    }
    await tx.decision.update({ where: { id }, data: { undoneAt: now }, select: { id: true } });
    await removeJob(completionKey(id), tx);
    const target = { type: decision.targetType as TargetType, id: decision.targetId };
    await recordAudit(tx, staff.userId, 'moderation.undone', target, now, {
      decisionId: id,
      action: decision.action,
    });
    return { adIds: adId ? [adId, ...shownAgain] : shownAgain, caseId: decision.caseId };
  }, transactionTimeouts);
}

const reopenCase = (tx: Db, id: string, staff: Staff, now: Date) =>
  tx.moderationCase.update({
    where: { id },
    data: { closedAt: null, leasedById: staff.userId, leasedUntil: addTime(now, leaseLife) },
    select: { id: true },
  });

async function takeBackAd(
  tx: Db,
  adId: string,
  { ad: stored, wasEnded }: Before,
  now: Date,
): Promise<void> {
  if (!stored) return;
  const purchases = await lockPurchasesOfAd(tx, adId);
  const ad = await lockAd(tx, adId);
  const before = fromStoredAd(stored);
  const wasShown = before.moderation === 'approved';
  const isShown = ad.moderation === 'approved' || ad.moderation === 'suspended';
  if (isShown && !wasShown) await holdUpgrades(tx, purchases, now);
  // Triggers set and clear `suspended`.
  const moderation = before.moderation === 'suspended' ? 'approved' : before.moderation;
  await tx.ad.update({
    where: { id: adId },
    data: { ...before, moderation, ...(wasEnded && { isActive: true }), updatedAt: now },
    select: { id: true },
  });
  if (!isShown && wasShown) await releaseUpgrades(tx, purchases, now);
  if (before.moderation === 'held') await unblockPhotos(tx, adId);
}

/** A trigger unblocks photos of restored ads, but an ad that waits may have been removed before. */
async function unblockPhotos(tx: Db, adId: string): Promise<void> {
  const removals = { action: { in: ['remove', 'suspend'] }, completedAt: { not: null } };
  const earlier = await tx.decision.count({
    where: { targetType: 'ad', targetId: adId, undoneAt: null, ...removals },
  });
  if (earlier === 0) await tx.blockedPhoto.deleteMany({ where: { source: `ad ${adId}` } });
}
