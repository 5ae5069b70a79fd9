import type { Category } from '@/lib/catalogue/categories';
import {
  expiredVisible,
  firstLife,
  firstLifeAdult,
  reactivationLife,
} from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { Moderation } from '@/lib/db/generated/enums';

/* When an ad shows, and what each action does to its clock. Pure: no database, no clock. */

type Life = { isActive: boolean; expiresAt: Date | null };
type Visibility = Life & { moderation: Moderation; deletedAt: Date | null };

/** Whether adult ads are seen by a person before they show, or only afterwards. */
export type AdultReview = 'before' | 'after';

export const isExpired = (ad: Pick<Life, 'expiresAt'>, now: Date) =>
  ad.expiresAt !== null && ad.expiresAt <= now;

export const isLive = (ad: Life, now: Date) => ad.isActive && !isExpired(ad, now);

/** Shown to everybody, or shown as expired for a while longer, or not there at all. */
export function visibilityOf(ad: Visibility, now: Date): 'public' | 'expired' | 'hidden' {
  if (!ad.isActive || ad.moderation !== 'approved' || ad.deletedAt) return 'hidden';
  if (!isExpired(ad, now)) return 'public';
  const goneAt = addTime(ad.expiresAt ?? now, expiredVisible);
  return now < goneAt ? 'expired' : 'hidden';
}

export const firstExpiry = (category: Category, now: Date) =>
  addTime(now, category.isAdult ? firstLifeAdult : firstLife);

/**
 * How long an ad lives once its edit is published: as before while live, else for 7 days at least. An
 * ad that becomes an adult one has no longer to live than if it had been published as one.
 */
export function lifeAfterEdit(ad: Life & { isAdult: boolean }, category: Category, now: Date) {
  const life = lifeAfterRepost(ad, now);
  if (!category.isAdult || ad.isAdult) return life;
  const { expiresAt } = { ...ad, ...life };
  const latest = firstExpiry(category, now);
  return { ...life, expiresAt: expiresAt && expiresAt < latest ? expiresAt : latest };
}

/** A live ad keeps its clock; any other comes back for 7 days at least. */
export function lifeAfterRepost(ad: Life, now: Date): Partial<Life> {
  if (isLive(ad, now)) return {};
  const atLeast = addTime(now, reactivationLife);
  // Without an end it has no clock to wind.
  const expiresAt = ad.expiresAt && ad.expiresAt < atLeast ? atLeast : ad.expiresAt;
  return { isActive: true, expiresAt };
}

export const firstModeration = (category: Category, review: AdultReview): Moderation =>
  category.isAdult && review === 'before' ? 'held' : 'approved';

/** An edit puts a removed ad before a person again, and never lifts a hold by itself. */
export const moderationAfterEdit = (
  current: Moderation,
  category: Category,
  review: AdultReview,
): Moderation => (current === 'approved' ? firstModeration(category, review) : 'held');
