import type { Staff } from '@/lib/accounts/roles/staff';
import { urgentRisk } from '@/lib/catalogue/case-risks';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { raiseRisks } from '@/lib/db/open-case';
import { AppError, notFound } from '@/lib/errors';
import { passToAdmins } from '@/lib/moderation/queue/escalate-case';
import { reportReasonOf } from '@/lib/moderation/report-reasons';
import type { DecisionForm } from '@/lib/moderation/schema';
import {
  holdUpgrades,
  lockPurchasesOfAd,
  releaseUpgrades,
} from '@/lib/payments/purchases/hold-upgrades';
import type { Outcome } from './outcome';
import { type Before, lockAdOrNull, toStoredAd } from './state';

/**
 * Hides all adult ads of the member until an admin has decided, about an ad or the account. Triggers
 * open the cases of those that were shown; all of them go to the admins.
 */
export async function freezeAdultAds(
  tx: Db,
  staff: Staff,
  { targetType, targetId, note, expected }: DecisionForm,
  now: Date,
): Promise<Outcome> {
  const memberId = targetType === 'user' ? targetId : await ownerOf(tx, targetId);
  if (memberId === staff.userId) throw new AppError('forbidden', siteTexts.ownAd);
  const ads = await tx.ad.findMany({
    where: { ownerId: memberId, isAdult: true, deletedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  if (ads.length === 0) throw new AppError('invalid', siteTexts.noAdultAds);
  const standing = await openCasesOf(tx, { targetType, targetId }, ads);
  const frozen: NonNullable<Before['frozen']> = [];
  for (const { id } of ads) {
    const purchases = await lockPurchasesOfAd(tx, id);
    const ad = await lockAdOrNull(tx, id);
    const wasChanged =
      id === targetId &&
      expected &&
      (expected.moderation !== ad?.moderation || expected.version !== ad.version);
    if (wasChanged) throw new AppError('conflict', siteTexts.decidedMeanwhile);
    if (ad?.moderation !== 'approved') continue;
    frozen.push({ id, ...toStoredAd(ad) });
    await holdUpgrades(tx, purchases, now);
    await tx.ad.update({
      where: { id },
      data: { moderation: 'held', updatedAt: now },
      select: { id: true },
    });
  }
  const all = await openCasesOf(tx, { targetType, targetId }, ads);
  await raiseRisks(
    tx,
    'ad',
    ads.map(({ id }) => id),
    reportReasonOf('under-age')?.risk ?? urgentRisk,
  );
  await passToAdmins(tx, staff, all, note, now);
  const adIds = frozen.map(({ id }) => id);
  return { memberId, before: { frozen, standing }, adIds, words: [] };
}

async function ownerOf(tx: Db, id: string): Promise<string> {
  const ad = await tx.ad.findFirst({ where: { id, deletedAt: null }, select: { ownerId: true } });
  if (!ad) throw notFound('This ad');
  return ad.ownerId;
}

/** Those that the admins do not have already. */
async function openCasesOf(
  tx: Db,
  target: { targetType: string; targetId: string },
  ads: readonly { id: string }[],
): Promise<string[]> {
  const cases = await tx.moderationCase.findMany({
    where: {
      closedAt: null,
      escalatedAt: null,
      OR: [target, { targetType: 'ad', targetId: { in: ads.map(({ id }) => id) } }],
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return cases.map(({ id }) => id);
}

/** Shows the ads again. Triggers then close their cases; those that were open before are opened again. */
export async function unfreeze(tx: Db, before: Before, now: Date): Promise<string[]> {
  const frozen = before.frozen ?? [];
  for (const { id, ...stored } of frozen) {
    const purchases = await lockPurchasesOfAd(tx, id);
    const ad = await lockAdOrNull(tx, id);
    // What its owner has changed meanwhile waits to be read.
    if (ad?.moderation !== 'held' || ad.version !== stored.version) continue;
    await tx.ad.update({
      where: { id },
      data: { moderation: stored.moderation, updatedAt: now },
      select: { id: true },
    });
    await releaseUpgrades(tx, purchases, now);
  }
  await tx.moderationCase.updateMany({
    where: { id: { in: before.standing ?? [] } },
    data: { closedAt: null, escalatedAt: null, escalatedById: null, escalationNote: '' },
  });
  return frozen.map(({ id }) => id);
}
