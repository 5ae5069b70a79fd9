import { repostInterval } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { isLive } from './policy';

type WayUp = 'payment' | 'repost' | 'edit' | 'enabling';

type Ranked = {
  isActive: boolean;
  expiresAt: Date | null;
  rankedAt: Date;
  /** The last free move to the top, by a repost or an edit. */
  repostedAt: Date | null;
};

/** At the publication or the first approval. */
export const asNewest = (now: Date) => ({ rankedAt: now });

/** A repost and an edit that reactivates share one free move in 48 hours. Enabling has none. */
export function becomeNewest(ad: Ranked, way: WayUp, now: Date) {
  if (way === 'repost') return nextRepostAt(ad, now) ? {} : freeMove(now);
  if (isLive(ad, now)) return {};
  if (way === 'payment') return asNewest(now);
  const mayMove = way === 'edit' && !isRecent(ad.rankedAt, now) && !nextRepostAt(ad, now);
  return mayMove ? freeMove(now) : {};
}

export const nextRepostAt = ({ repostedAt }: Pick<Ranked, 'repostedAt'>, now: Date): Date | null =>
  repostedAt && isRecent(repostedAt, now) ? addTime(repostedAt, repostInterval) : null;

const isRecent = (moved: Date, now: Date) => addTime(moved, repostInterval) > now;

const freeMove = (now: Date) => ({ rankedAt: now, repostedAt: now });
