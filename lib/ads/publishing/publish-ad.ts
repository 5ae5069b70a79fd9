import type { Actor } from '@/lib/accounts/actor';
import {
  earlierResult,
  hashContent,
  type IdempotentRequest,
  rememberResult,
} from '@/lib/accounts/idempotency';
import { asNewest } from '@/lib/ads/become-newest';
import { firstExpiry, firstModeration, reviewFor } from '@/lib/ads/policy';
import type { AdForm } from '@/lib/ads/publishing/form/ad-form';
import { checkAdForm } from '@/lib/ads/publishing/form/check-ad-form';
import { namesOf, screenForm } from '@/lib/ads/publishing/form/screen-form';
import { writeImages } from '@/lib/ads/publishing/form/write-images';
import type { OwnAd } from '@/lib/ads/reading/ad-views';
import { requireOwnAd } from '@/lib/ads/reading/queries';
import type { Category } from '@/lib/catalogue/categories';
import { adsPerDay } from '@/lib/catalogue/limits';
import { siteTexts, tooManyAds } from '@/lib/catalogue/site-texts';
import { addTime, day, second } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import { lockMember } from '@/lib/db/lock-member';
import { transactionTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { newAdId } from '@/lib/ids';
import { pollPayments, refuseUnpaid } from '@/lib/payments/purchases/take-purchase';
import { classifyLater } from '@/lib/screening/photos/classify-later';
import { saveMatches } from '@/lib/screening/photos/screen-photos';
import { reasonOf, saveHits } from '@/lib/screening/save-hits';
import { adultReview } from '@/lib/settings/adult';
import { hasFrozenAds, joinFrozenAds } from './frozen-ads';
import { publishPaid, takePaid } from './paid-upgrades';
import { publicationData } from './publication-data';
import { reviewAfterwards } from './review-afterwards';

/** A repeated call returns the first ad. Throws `conflict` for a reused key or draft. */
export async function publishAd(
  actor: Actor,
  form: AdForm,
  now: Date,
  options: { idempotencyKey?: string | undefined } = {},
): Promise<OwnAd> {
  const request = {
    keys: keysOf(form, options.idempotencyKey),
    hashes: hashContent('publish-ad', form),
    keyUsed: siteTexts.alreadyPublished,
  };
  const publish = async (tx: Db) => {
    await lockMember(tx, actor.userId);
    const earlier = await earlierResult(actor, request, tx);
    return earlier ?? writeAd(actor, form, now, request, tx);
  };
  const earlier = await earlierResult(actor, request, db);
  if (!earlier) await pollPayments(actor, targetOf(form), form.extras, now);
  const id =
    earlier ??
    (await db
      .$transaction(publish, transactionTimeouts)
      .catch((error) => refuseUnpaid(error, actor, targetOf(form), form.extras, now)));
  return requireOwnAd(actor, id, now);
}

const targetOf = (form: AdForm) => ({ draftId: form.draftId ?? null, adId: null });

const keysOf = (form: AdForm, idempotencyKey: string | undefined) => [
  ...(idempotencyKey ? [`publish:${idempotencyKey}`] : []),
  ...(form.draftId ? [`draft:${form.draftId}`] : []),
];

async function writeAd(
  actor: Actor,
  form: AdForm,
  now: Date,
  request: IdempotentRequest,
  tx: Db,
): Promise<string> {
  await requireRoomToday(actor, now, tx);
  const { columns, images } = await checkAdForm(actor, form, now, tx);
  const purchase = await takePaid(actor, targetOf(form), form, form.extras, tx);
  const id = newAdId();
  const screening = await screenForm(form, namesOf(images), tx);
  const isFrozen = form.category.isAdult && (await hasFrozenAds(actor.userId, tx));
  const review = reviewFor(form, { isFrozen, setting: await adultReview(tx) });
  const moderation = screening.action === 'hold' ? 'held' : firstModeration(form.category, review);
  await rememberResult(actor, request, id, now, tx);
  await tx.ad.create({
    data: {
      ...columns,
      id,
      ownerId: actor.userId,
      moderation,
      moderationReason: reasonOf(screening),
      createdAt: now,
      updatedAt: now,
      ...asNewest(now),
      ...firstLifeOf(moderation, form.category, now),
    },
    select: { id: true },
  });
  if (isFrozen) await joinFrozenAds(actor.userId, id, tx);
  await writeImages(id, images, tx);
  await saveHits(tx, id, screening, now);
  await saveMatches(actor.userId, id, namesOf(images), now, tx);
  if (images.length > 0) await classifyLater(tx, id, now);
  if (form.category.isAdult && moderation === 'approved') await reviewAfterwards(tx, id, now);
  await publishPaid(tx, purchase, id, targetOf(form), now);
  if (form.draftId) await takeDraft(actor, form.draftId, tx);
  const subject = { type: 'ad', id } as const;
  await recordAudit(tx, actor.userId, 'ad.published', subject, now, publicationData(form.category));
  return id;
}

/** A held ad starts its life at its approval. */
const firstLifeOf = (moderation: Moderation, category: Category, now: Date) =>
  moderation === 'held'
    ? { approvedAt: null, expiresAt: null }
    : { approvedAt: now, expiresAt: firstExpiry(category, now) };

async function requireRoomToday(actor: Actor, now: Date, tx: Db): Promise<void> {
  const filling = await tx.ad.findFirst({
    where: { ownerId: actor.userId, createdAt: { gt: addTime(now, -day) } },
    orderBy: { createdAt: 'desc' },
    skip: adsPerDay - 1,
    select: { createdAt: true },
  });
  if (!filling) return;
  const wait = addTime(filling.createdAt, day).getTime() - now.getTime();
  throw new AppError('rate_limited', tooManyAds(adsPerDay), {
    retryAfter: Math.ceil(wait / second),
  });
}

/** The draft of an edit cannot become a new ad. */
async function takeDraft(actor: Actor, draftId: string, tx: Db): Promise<void> {
  const { count } = await tx.draft.deleteMany({
    where: { id: draftId, ownerId: actor.userId, adId: null },
  });
  if (count === 0) throw notFound('This draft');
}
