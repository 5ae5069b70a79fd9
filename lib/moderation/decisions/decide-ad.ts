import type { Staff } from '@/lib/accounts/roles/staff';
import { asNewest } from '@/lib/ads/become-newest';
import { firstExpiry } from '@/lib/ads/policy';
import { categoryOf } from '@/lib/catalogue/categories';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { DecisionForm } from '@/lib/moderation/schema';
import {
  holdUpgrades,
  lockPurchasesOfAd,
  releaseUpgrades,
} from '@/lib/payments/purchases/hold-upgrades';
import type { PurchaseRow } from '@/lib/payments/purchases/move-purchase';
import { decideDeletedAd } from './decide-deleted-ad';
import type { Outcome } from './outcome';
import { removalReason } from './removal-reason';
import {
  type LockedAd,
  lockAccountOrNull,
  lockAdOrNull,
  toStoredAd,
  toStoredMember,
} from './state';
import { suspendAccount } from './suspend-account';
import { wordsToShow } from './words-to-show';

/** A trigger locks the owner of an ad that is approved. */
const lockingOwner: readonly DecisionForm['action'][] = ['approve', 'warn', 'suspend'];

export async function decideAd(
  tx: Db,
  staff: Staff,
  form: DecisionForm,
  now: Date,
): Promise<Outcome> {
  if (lockingOwner.includes(form.action)) await lockOwner(tx, form.targetId);
  const purchases = await lockPurchasesOfAd(tx, form.targetId);
  const ad = await lockAdOrNull(tx, form.targetId);
  if (!ad) return decideDeletedAd(tx, staff, form, now);
  if (ad.ownerId === staff.userId) throw new AppError('forbidden', siteTexts.ownAd);
  const { expected } = form;
  if (expected && (expected.moderation !== ad.moderation || expected.version !== ad.version)) {
    throw new AppError('conflict', siteTexts.decidedMeanwhile);
  }
  const outcome: Outcome = {
    memberId: ad.ownerId,
    before: { ad: toStoredAd(ad) },
    adIds: [ad.id],
    words: await wordsOf(tx, ad.id, form.rule),
  };
  if (form.action === 'approve' || form.action === 'warn') {
    await approveAd(tx, ad, purchases, now);
    return outcome;
  }
  if (form.action === 'end') {
    await endAd(tx, ad, now);
    return outcome;
  }
  if (form.action === 'remove') {
    await removeAd(tx, ad, purchases, form, now);
    return outcome;
  }
  if (form.action === 'suspend') {
    await removeAd(tx, ad, purchases, form, now);
    const member = await suspendAccount(tx, ad.ownerId, form, now);
    outcome.before.member = toStoredMember(member);
    return outcome;
  }
  throw new AppError('invalid', 'This cannot be decided about an ad.');
}

async function lockOwner(tx: Db, id: string): Promise<void> {
  const ad = await tx.ad.findUnique({ where: { id }, select: { ownerId: true } });
  if (ad) await lockAccountOrNull(tx, ad.ownerId);
}

async function wordsOf(tx: Db, adId: string, rule: string | null): Promise<string[]> {
  const hits = await tx.screeningHit.findMany({
    where: { adId },
    orderBy: [{ field: 'asc' }, { start: 'asc' }],
    select: { ruleId: true, category: true, words: true },
  });
  return wordsToShow(rule, hits);
}

/** The first approval starts the ad's life and its upgrades and moves it to the top. */
export async function approveAd(
  tx: Db,
  ad: LockedAd,
  purchases: PurchaseRow[],
  now: Date,
): Promise<void> {
  if (ad.moderation === 'approved' || ad.moderation === 'suspended') return;
  const isFirst = ad.approvedAt === null;
  await tx.ad.update({
    where: { id: ad.id },
    data: {
      moderation: 'approved',
      moderationReason: null,
      updatedAt: now,
      ...(isFirst && {
        approvedAt: now,
        ...asNewest(now),
        expiresAt: firstExpiry(categoryOf(ad.category), now),
      }),
    },
    select: { id: true },
  });
  await releaseUpgrades(tx, purchases, now);
}

/** For an ad that is no longer available: its owner can enable it again. */
async function endAd(tx: Db, ad: LockedAd, now: Date): Promise<void> {
  if (ad.moderation !== 'approved' || !ad.isActive) {
    throw new AppError('conflict', siteTexts.adNotShown);
  }
  await tx.ad.update({
    where: { id: ad.id },
    data: { isActive: false, updatedAt: now },
    select: { id: true },
  });
}

async function removeAd(
  tx: Db,
  ad: LockedAd,
  purchases: PurchaseRow[],
  form: DecisionForm,
  now: Date,
): Promise<void> {
  if (ad.moderation === 'approved') await holdUpgrades(tx, purchases, now);
  await tx.ad.update({
    where: { id: ad.id },
    data: {
      moderation: 'removed',
      moderationReason: removalReason(form),
      updatedAt: now,
    },
    select: { id: true },
  });
}
