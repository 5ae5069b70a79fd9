import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { AppError, notFound } from '@/lib/errors';
import type { DecisionForm } from '@/lib/moderation/schema';
import type { Outcome } from './outcome';
import { removalReason } from './removal-reason';
import { type Before, type LockedAd, toStoredMember } from './state';
import { suspendAccount } from './suspend-account';
import { unblockPhotos } from './undo/take-back-ad';

type DeletedAd = Pick<LockedAd, 'ownerId' | 'version' | 'moderation' | 'moderationReason'>;

/**
 * About an ad that its owner deleted while the admins had its case. It stays deleted; a removal blocks its
 * photos. Throws `not_found` without such a case.
 */
export async function decideDeletedAd(
  tx: Db,
  staff: Staff,
  form: DecisionForm,
  now: Date,
): Promise<Outcome> {
  const { targetId: id, expected, action } = form;
  const [ad] = await tx.$queryRaw<DeletedAd[]>`
    SELECT a."ownerId", a."version", a."moderation"::text, a."moderationReason" FROM "Ad" a
    WHERE a."id" = ${id} AND a."deletedAt" IS NOT NULL AND EXISTS (
      SELECT FROM "ModerationCase" c
      WHERE c."targetType" = 'ad' AND c."targetId" = a."id" AND c."closedAt" IS NULL)
    FOR UPDATE OF a`;
  if (!ad) throw notFound('This ad');
  if (ad.ownerId === staff.userId) throw new AppError('forbidden', siteTexts.ownAd);
  if (expected && (expected.moderation !== ad.moderation || expected.version !== ad.version)) {
    throw new AppError('conflict', siteTexts.decidedMeanwhile);
  }
  const outcome: Outcome = { memberId: ad.ownerId, before: {}, adIds: [], words: [] };
  if (action === 'approve' || action === 'warn') return outcome;
  if (action !== 'remove' && action !== 'suspend') {
    throw new AppError('conflict', siteTexts.adNotShown);
  }
  const { moderation, moderationReason } = ad;
  outcome.before.deletedAd = { moderation, moderationReason };
  await tx.ad.update({
    where: { id },
    data: { moderation: 'removed', moderationReason: removalReason(form), updatedAt: now },
    select: { id: true },
  });
  if (action === 'suspend') {
    outcome.before.member = toStoredMember(await suspendAccount(tx, ad.ownerId, form, now));
  }
  return outcome;
}

export async function takeBackDeletedAd(
  tx: Db,
  id: string,
  before: NonNullable<Before['deletedAd']>,
): Promise<void> {
  await tx.ad.updateMany({ where: { id, moderation: 'removed' }, data: before });
  if (before.moderation !== 'removed') await unblockPhotos(tx, id);
}
