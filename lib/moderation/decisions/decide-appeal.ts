import type { Staff } from '@/lib/accounts/roles/staff';
import { removingActions } from '@/lib/catalogue/moderation-rules';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import { AppError, notFound } from '@/lib/errors';
import { involvedInDecisionSql } from '@/lib/moderation/queue/open-cases-sql';
import type { DecisionForm } from '@/lib/moderation/schema';
import { lockPurchasesOfAd } from '@/lib/payments/purchases/hold-upgrades';
import { approveAd } from './decide-ad';
import { releaseMessage } from './decide-message';
import { releaseReview } from './decide-review';
import { isFollowed } from './is-followed';
import type { Outcome } from './outcome';
import { lockAccountOrNull, lockAdOrNull, toStoredAd, toStoredMember } from './state';
import { settleSuspension } from './suspend-account';

/**
 * Nobody decides who is involved. An overturned decision is taken back unless a later one took the same
 * away again.
 */
export async function decideAppeal(
  tx: Db,
  staff: Staff,
  { targetId: id, action, note }: DecisionForm,
  now: Date,
): Promise<Outcome> {
  const appeal = await tx.appeal.findUnique({
    where: { id },
    select: {
      outcome: true,
      decision: {
        select: {
          id: true,
          targetType: true,
          targetId: true,
          memberId: true,
          action: true,
          at: true,
        },
      },
    },
  });
  const memberId = appeal?.decision.memberId;
  if (!appeal || !memberId) throw notFound('This appeal');
  if (action !== 'overturn' && action !== 'uphold') {
    throw new AppError('invalid', 'An appeal is upheld or overturned.');
  }
  const { decision } = appeal;
  if (await isInvolved(tx, staff, decision.id)) {
    throw new AppError('forbidden', siteTexts.appealOwn);
  }
  const outcome = action === 'overturn' ? 'overturned' : 'upheld';
  const { count } = await tx.appeal.updateMany({
    where: { id, outcome: null },
    data: { outcome, decidedAt: now, decidedById: staff.userId, note },
  });
  if (count === 0) throw new AppError('conflict', siteTexts.decidedMeanwhile);
  const result: Outcome = { memberId, before: {}, adIds: [], words: [] };
  if (action === 'uphold' || !removingActions.includes(decision.action)) return result;
  await lockAccountOrNull(tx, memberId);
  const subject = { type: decision.targetType, id: decision.targetId };
  if (!(await isFollowed(tx, { id: decision.id, subject }, removingActions))) {
    await restore(tx, decision, result, now);
  }
  if (decision.action === 'suspend') {
    const before = await settleSuspension(tx, memberId, now);
    if (before) result.before.member = toStoredMember(before);
  }
  return result;
}

async function isInvolved(tx: Db, { userId }: Staff, decisionId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isInvolved: boolean }[]>`
    SELECT ${involvedInDecisionSql(userId)} AS "isInvolved"
    FROM "Decision" d WHERE d."id" = ${decisionId}::uuid`;
  return row?.isInvolved ?? false;
}

type Removal = { targetType: string; targetId: string; at: Date };

async function restore(tx: Db, removal: Removal, result: Outcome, now: Date): Promise<void> {
  const { targetType, targetId } = removal;
  if (targetType === 'ad') await restoreAd(tx, removal, result, now);
  if (targetType === 'message') result.before.message = await releaseMessage(tx, targetId);
  if (targetType === 'review') result.before.review = await releaseReview(tx, targetId);
}

/** Restores the ad, and adds the days for which it was removed to its life. */
async function restoreAd(
  tx: Db,
  { targetId, at }: Removal,
  result: Outcome,
  now: Date,
): Promise<void> {
  const purchases = await lockPurchasesOfAd(tx, targetId);
  const ad = await lockAdOrNull(tx, targetId);
  if (ad?.moderation !== 'removed') return;
  result.before.ad = toStoredAd(ad);
  result.adIds.push(ad.id);
  if (ad.expiresAt) {
    ad.expiresAt = addTime(ad.expiresAt, now.getTime() - at.getTime());
    await tx.ad.update({
      where: { id: ad.id },
      data: { expiresAt: ad.expiresAt },
      select: { id: true },
    });
  }
  await approveAd(tx, ad, purchases, now);
}
