import { repostInterval } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { isLive } from './policy';

/** What an owner may do about an ad that is not new. */
export type WayUp = 'payment' | 'repost' | 'edit' | 'enabling';

type Ranked = {
  isActive: boolean;
  expiresAt: Date | null;
  rankedAt: Date;
  /** When its owner last moved it up without paying, by a repost or an edit. */
  repostedAt: Date | null;
};

/**
 * The one rule for becoming newest: what changes in a locked ad, or in one that is first published
 * (null). A payment moves an ad up that is not live. A repost, and an edit that brings an ad back,
 * share one free move in 48 hours; such an edit leaves an ad where it is that anything moved within
 * them. Enabling moves nothing.
 */
export function becomeNewest(ad: Ranked | null, way: WayUp | 'publication', now: Date) {
  if (!ad) return { rankedAt: now };
  if (way === 'repost') return nextRepostAt(ad, now) ? {} : freeMove(now);
  if (isLive(ad, now)) return {};
  if (way === 'payment') return { rankedAt: now };
  const mayMove = way === 'edit' && !isRecent(ad.rankedAt, now) && !nextRepostAt(ad, now);
  return mayMove ? freeMove(now) : {};
}

/** When it may be reposted again, or null when it may be now. */
export const nextRepostAt = ({ repostedAt }: Pick<Ranked, 'repostedAt'>, now: Date): Date | null =>
  repostedAt && isRecent(repostedAt, now) ? addTime(repostedAt, repostInterval) : null;

const isRecent = (moved: Date, now: Date) => addTime(moved, repostInterval) > now;

const freeMove = (now: Date) => ({ rankedAt: now, repostedAt: now });
