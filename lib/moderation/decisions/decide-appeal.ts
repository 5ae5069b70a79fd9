import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import type { Db } from '@/lib/db/client';
import { AppError, notFound } from '@/lib/errors';
import type { DecisionForm } from '@/lib/moderation/schema';
import { lockPurchasesOfAd } from '@/lib/payments/purchases/hold-upgrades';
import { approveAd } from './decide-ad';
import { releaseMessage } from './decide-message';
import { releaseReview } from './decide-review';
import type { Outcome } from './outcome';
import { lockAdOrNull, toStoredAd, toStoredMember } from './state';
import { liftSuspension } from './suspend-account';

/** Neither the moderator who made the decision nor the one whom it is about can decide. */
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
          staffId: true,
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
  if (decision.staffId === staff.userId || memberId === staff.userId) {
    throw new AppError('forbidden', siteTexts.appealOwn);
  }
  const outcome = action === 'overturn' ? 'overturned' : 'upheld';
  const { count } = await tx.appeal.updateMany({
    where: { id, outcome: null },
    data: { outcome, decidedAt: now, decidedById: staff.userId, note },
  });
  if (count === 0) throw new AppError('conflict', siteTexts.decidedMeanwhile);
  const result: Outcome = { memberId, before: {}, adIds: [], words: [] };
  if (action === 'uphold') return result;
  if (decision.targetType === 'ad') await restoreAd(tx, decision, result, now);
  if (decision.targetType === 'message') {
    result.before.message = await releaseMessage(tx, decision.targetId);
  }
  if (decision.targetType === 'review') {
    result.before.review = await releaseReview(tx, decision.targetId);
  }
  if (decision.action === 'suspend') {
    result.before.member = toStoredMember(await liftSuspension(tx, memberId));
  }
  return result;
}

/** Restores the ad, and adds the days for which it was removed to its life. */
async function restoreAd(
  tx: Db,
  { targetId, at }: { targetId: string; at: Date },
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
