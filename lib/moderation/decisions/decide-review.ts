import type { Staff } from '@/lib/accounts/roles/staff';
import { parseReviewTarget } from '@/lib/ads/reading/sellers/review-target';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { AppError, notFound } from '@/lib/errors';
import type { DecisionForm } from '@/lib/moderation/schema';
import type { Outcome } from './outcome';
import {
  fromStoredReview,
  type ReviewState,
  type StoredReview,
  toStoredMember,
  toStoredReview,
} from './state';
import { suspendAccount } from './suspend-account';

export async function decideReview(
  tx: Db,
  staff: Staff,
  form: DecisionForm,
  now: Date,
): Promise<Outcome> {
  const review = await lockReview(tx, form.targetId);
  if (!review) throw notFound('This review');
  const { authorId, aboutId } = review;
  if ([authorId, aboutId].includes(staff.userId)) throw new AppError('forbidden', siteTexts.ownAd);
  const outcome: Outcome = {
    memberId: authorId,
    before: { review: toStoredReview(review) },
    adIds: [],
    words: [],
  };
  if (form.action === 'approve' || form.action === 'warn') return outcome;
  if (form.action !== 'remove' && form.action !== 'suspend') {
    throw new AppError('invalid', 'This cannot be decided about a review.');
  }
  await setRemoved(tx, form.targetId, now);
  if (form.action === 'suspend') {
    outcome.before.member = toStoredMember(await suspendAccount(tx, authorId, form, now));
  }
  return outcome;
}

export async function releaseReview(tx: Db, target: string): Promise<StoredReview | undefined> {
  const review = await lockReview(tx, target);
  if (!review?.removedAt) return undefined;
  await setRemoved(tx, target, null);
  return toStoredReview(review);
}

/** Unless it was changed since, or a later decision about it stands. */
export async function takeBackReview(
  tx: Db,
  target: string,
  before: StoredReview,
  after: StoredReview,
  isReplaced: () => Promise<boolean>,
): Promise<void> {
  const current = await reviewState(tx, target);
  if (current?.removedAt !== after.removedAt || (await isReplaced())) return;
  await setRemoved(tx, target, fromStoredReview(before).removedAt);
}

export async function reviewState(tx: Db, target: string): Promise<StoredReview | undefined> {
  const review = await lockReview(tx, target);
  return review && toStoredReview(review);
}

type LockedReview = ReviewState & { authorId: string; aboutId: string };

async function lockReview(tx: Db, id: string): Promise<LockedReview | undefined> {
  const key = parseReviewTarget(id);
  if (!key) return undefined;
  const [row] = await tx.$queryRaw<LockedReview[]>`
    SELECT "authorId", "aboutId", "removedAt" FROM "Review"
    WHERE "saleId" = ${key.saleId}::uuid AND "byBuyer" = ${key.byBuyer} FOR UPDATE`;
  return row;
}

/** A trigger announces the change of its page. */
async function setRemoved(tx: Db, id: string, removedAt: Date | null): Promise<void> {
  const key = parseReviewTarget(id);
  if (key) await tx.review.updateMany({ where: key, data: { removedAt } });
}
