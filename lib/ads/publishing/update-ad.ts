import type { Actor } from '@/lib/accounts/actor';
import {
  earlierResult,
  hashContent,
  type IdempotentRequest,
  rememberResult,
} from '@/lib/accounts/idempotency';
import { becomeNewest } from '@/lib/ads/become-newest';
import { lifeAfterEdit, moderationAfterEdit, reviewFor } from '@/lib/ads/policy';
import type { AdForm } from '@/lib/ads/publishing/form/ad-form';
import { type AdPictureRow, checkAdForm } from '@/lib/ads/publishing/form/check-ad-form';
import { namesOf, screenEdit } from '@/lib/ads/publishing/form/screen-form';
import { writeImages } from '@/lib/ads/publishing/form/write-images';
import { withdrawSale } from '@/lib/ads/publishing/sale/withdraw-sale';
import type { OwnAd } from '@/lib/ads/reading/ad-views';
import { requireOwnAd } from '@/lib/ads/reading/queries';
import { categoryOf } from '@/lib/catalogue/categories';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { holdUpgrades, lockPurchasesOfAd } from '@/lib/payments/purchases/hold-upgrades';
import { pollPayments, refuseUnpaid } from '@/lib/payments/purchases/take-purchase';
import { classifyLater } from '@/lib/screening/photos/classify-later';
import { saveMatches } from '@/lib/screening/photos/screen-photos';
import { reasonOf, saveHits } from '@/lib/screening/save-hits';
import { adultReview } from '@/lib/settings/adult';
import { hasFrozenAds, joinFrozenAds } from './frozen-ads';
import { lockOwnAd, requireAdId } from './lock-own-ad';
import { notYetActive, publishPaid, takePaid } from './paid-upgrades';
import { reviewAfterwards } from './review-afterwards';

/** A repeated call returns the ad as it is. Throws `conflict` for an old version or reused key. */
export async function updateAd(
  actor: Actor,
  id: string,
  form: AdForm,
  now: Date,
  options: { idempotencyKey?: string | undefined } = {},
): Promise<OwnAd> {
  requireAdId(id);
  const { idempotencyKey: key } = options;
  const request = {
    keys: key ? [`update:${id}:${key}`] : [],
    hashes: hashContent('update-ad', form),
    keyUsed: siteTexts.alreadyPublished,
  };
  if (form.extras.length === 0) await refuseOutdated(actor, id, form, request);
  const target = { draftId: null, adId: id };
  await pollPayments(actor, target, form.extras, now);
  const write = async (tx: Db) => {
    await lockMember(tx, actor.userId);
    if (await earlierResult(actor, request, tx)) return;
    const applied = await lockPurchasesOfAd(tx, id);
    const extras = await notYetActive(id, form.extras, now, tx);
    const purchase = await takePaid(actor, target, form, extras, tx);
    const ad = await lockOwnAd(actor, id, tx);
    if (form.version !== undefined && form.version !== ad.version) {
      throw new AppError('conflict', siteTexts.adChanged);
    }
    requireSameVisibilityOfSeller(ad.category, form);
    const { columns, images } = await checkAdForm(actor, form, now, tx, id);
    const screening = await screenEdit(form, ad, namesOf(images), tx);
    const isFrozen = form.category.isAdult && (await hasFrozenAds(actor.userId, tx));
    const review = reviewFor(form, { isFrozen, setting: await adultReview(tx) });
    const reviewed = moderationAfterEdit(ad.moderation, form.category, review);
    const moderation = screening.action === 'hold' ? 'held' : reviewed;
    await tx.ad.update({
      where: { id },
      data: {
        ...columns,
        ...lifeAfterEdit(ad, form.category, now),
        ...becomeNewest(ad, purchase ? 'payment' : 'edit', now),
        moderation,
        soldAt: null,
        ...(moderation === ad.moderation && moderation !== 'held'
          ? {}
          : { moderationReason: reasonOf(screening) }),
        version: { increment: 1 },
        updatedAt: now,
      },
      select: { id: true },
    });
    if (moderation === 'held' && ad.moderation === 'approved') {
      await holdUpgrades(tx, applied, now);
    }
    if (isFrozen) await joinFrozenAds(actor.userId, id, tx);
    if (form.category.isAdult && moderation === 'approved') await reviewAfterwards(tx, id, now);
    await withdrawSale(ad, tx);
    await publishPaid(tx, purchase, id, target, now);
    await replaceImages(id, images, tx);
    await saveHits(tx, id, screening, now);
    await saveMatches(actor.userId, id, namesOf(images), now, tx);
    if (images.length > 0) await classifyLater(tx, id, now);
    await tx.draft.deleteMany({ where: { ownerId: actor.userId, adId: id } });
    await rememberResult(actor, request, id, now, tx);
    await recordAudit(tx, actor.userId, 'ad.updated', { type: 'ad', id }, now, {
      version: ad.version + 1,
    });
  };
  await db
    .$transaction(write, transactionTimeouts)
    .catch((error) => refuseUnpaid(error, actor, target, form.extras, now));
  return requireOwnAd(actor, id, now);
}

/** Saves outdated edits the wait for the lock, except paid ones, whose payment must be released. */
async function refuseOutdated(
  actor: Actor,
  id: string,
  { version }: AdForm,
  request: IdempotentRequest,
): Promise<void> {
  if (version === undefined) return;
  const ad = await db.ad.findFirst({
    where: { id, ownerId: actor.userId },
    select: { version: true },
  });
  if (!ad || ad.version === version) return;
  // After the version check, since a first attempt may commit in between.
  if (await earlierResult(actor, request, db)) return;
  throw new AppError('conflict', siteTexts.adChanged);
}

/** An ad that shows its seller links to their other ads; one that hides the seller must not. */
function requireSameVisibilityOfSeller(before: string, { category }: AdForm): void {
  if (categoryOf(before).showsSeller === category.showsSeller) return;
  throw new AppError('invalid', siteTexts.adStandsAlone, {
    fields: { category: siteTexts.adStandsAlone },
  });
}

/** Removed pictures are left to the sweep, since another ad or draft may use them. */
async function replaceImages(adId: string, images: AdPictureRow[], tx: Db): Promise<void> {
  await tx.adImage.deleteMany({ where: { adId } });
  await writeImages(adId, images, tx);
}
