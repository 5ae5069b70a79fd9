import type { Category } from '@/lib/catalogue/categories';
import { isTradersAd } from '@/lib/catalogue/form-kinds/form-kinds';
import {
  expiredVisible,
  firstLife,
  firstLifeAdult,
  reactivationLife,
  soldVisible,
} from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Moderation } from '@/lib/db/generated/enums';
import type { AdultReview } from '@/lib/settings/adult-review';

type Life = { isActive: boolean; expiresAt: Date | null };
type Visibility = Life & { moderation: Moderation; deletedAt: Date | null; soldAt: Date | null };

const isExpired = (ad: Pick<Life, 'expiresAt'>, now: Date) =>
  ad.expiresAt !== null && ad.expiresAt <= now;

export const isLive = (ad: Life, now: Date) => ad.isActive && !isExpired(ad, now);

export const isSold = (ad: Pick<Visibility, 'isActive' | 'soldAt'>) =>
  !ad.isActive && ad.soldAt !== null;

export type AdVisibility = 'public' | 'sold' | 'expired' | 'hidden';

export function visibilityOf(ad: Visibility, now: Date): AdVisibility {
  if (ad.moderation !== 'approved' || ad.deletedAt) return 'hidden';
  if (ad.soldAt && isSold(ad)) return now < addTime(ad.soldAt, soldVisible) ? 'sold' : 'hidden';
  if (!ad.isActive) return 'hidden';
  if (!isExpired(ad, now)) return 'public';
  const goneAt = addTime(ad.expiresAt ?? now, expiredVisible);
  return now < goneAt ? 'expired' : 'hidden';
}

export const firstExpiry = (category: Category, now: Date) =>
  addTime(now, category.isAdult ? firstLifeAdult : firstLife);

/** An ad that becomes adult gets at most the life of a new adult ad. */
export function lifeAfterEdit(ad: Life & { isAdult: boolean }, category: Category, now: Date) {
  const life = lifeAfterRepost(ad, now);
  if (!category.isAdult || ad.isAdult) return life;
  const { expiresAt } = { ...ad, ...life };
  const latest = firstExpiry(category, now);
  return { ...life, expiresAt: expiresAt && expiresAt < latest ? expiresAt : latest };
}

export function lifeAfterRepost(ad: Life, now: Date): Partial<Life> {
  if (isLive(ad, now)) return {};
  const atLeast = addTime(now, reactivationLife);
  // An ad without an expiry never expires.
  const expiresAt = ad.expiresAt && ad.expiresAt < atLeast ? atLeast : ad.expiresAt;
  return { isActive: true, expiresAt };
}

/** Adult ads of an agency, and of a member whose others are frozen, are reviewed before they are shown. */
export const reviewFor = (
  { category, details }: { category: Category; details: Readonly<Record<string, unknown>> },
  { isFrozen, setting }: { isFrozen: boolean; setting: AdultReview },
): AdultReview => (category.isAdult && (isFrozen || isTradersAd(details)) ? 'before' : setting);

export const firstModeration = (category: Category, review: AdultReview): Moderation =>
  category.isAdult && review === 'before' ? 'held' : 'approved';

/** An edit returns a removed ad to review and never lifts a hold. */
export const moderationAfterEdit = (
  current: Moderation,
  category: Category,
  review: AdultReview,
): Moderation => (current === 'approved' ? firstModeration(category, review) : 'held');
