import { removingActions } from '@/lib/catalogue/moderation-rules';
import type { Db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import {
  fromStoredAd,
  lockAdOrNull,
  type StoredAd,
  toStoredAd,
} from '@/lib/moderation/decisions/state';
import {
  holdUpgrades,
  lockPurchasesOfAd,
  releaseUpgrades,
} from '@/lib/payments/purchases/hold-upgrades';

type Changed = { adId: string; before: StoredAd; after: StoredAd };

/** Triggers set and clear `suspended`. */
const unlessSuspended = (moderation: Moderation): Moderation =>
  moderation === 'suspended' ? 'approved' : moderation;

/**
 * Restores the columns that still hold what the decision wrote. `isReplaced` says, once the ad is locked,
 * whether a later decision stands.
 */
export async function takeBackAd(
  tx: Db,
  { adId, before, after }: Changed,
  isReplaced: () => Promise<boolean>,
  now: Date,
): Promise<void> {
  const purchases = await lockPurchasesOfAd(tx, adId);
  const ad = await lockAdOrNull(tx, adId);
  if (!ad) return;
  const current = toStoredAd(ad);
  const isStill = (key: keyof StoredAd) =>
    before[key] !== after[key] && current[key] === after[key];
  const was = unlessSuspended(before.moderation);
  const became = unlessSuspended(after.moderation);
  const is = unlessSuspended(current.moderation);
  const isStanding = is === became && !(await isReplaced());
  const moderation = isStanding && was !== became ? unlessUnread(was, ad.version, after) : null;
  const old = fromStoredAd(before);
  if (moderation && moderation !== 'approved' && is === 'approved') {
    await holdUpgrades(tx, purchases, now);
  }
  await tx.ad.update({
    where: { id: adId },
    data: {
      ...(isStill('isActive') && current.soldAt === after.soldAt && { isActive: before.isActive }),
      ...(moderation && { moderation }),
      ...(isStanding && {
        ...(isStill('moderationReason') && { moderationReason: old.moderationReason }),
        ...(isStill('approvedAt') && { approvedAt: old.approvedAt }),
        ...(isStill('rankedAt') && { rankedAt: old.rankedAt }),
        ...(isStill('expiresAt') && { expiresAt: old.expiresAt }),
      }),
      updatedAt: now,
    },
    select: { id: true },
  });
  // Upgrades of suspended ads run on.
  if (moderation === 'approved' && before.moderation === 'approved') {
    await releaseUpgrades(tx, purchases, now);
  }
  if (moderation === 'held') await unblockPhotos(tx, adId);
}

/** What its owner has changed meanwhile waits for a moderator instead of being shown. */
const unlessUnread = (was: Moderation, version: number, after: StoredAd): Moderation =>
  was === 'approved' && version !== after.version ? 'held' : was;

/** A trigger unblocks photos of restored ads, but an ad that waits may have been removed before. */
export async function unblockPhotos(tx: Db, adId: string): Promise<void> {
  const earlier = await tx.decision.count({
    where: {
      targetType: 'ad',
      targetId: adId,
      action: { in: [...removingActions] },
      undoneAt: null,
      completedAt: { not: null },
    },
  });
  if (earlier === 0) await tx.blockedPhoto.deleteMany({ where: { source: `ad ${adId}` } });
}
