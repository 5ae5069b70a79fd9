import { isUnavailable } from '@/lib/db/errors';
import type { AdCard } from './ad-views';
import { getRecentAds } from './card-queries';

const offered = 10;

export type AdsInstead = { ads: AdCard[]; areSimilar: boolean };

/** Works without a database. */
export async function getAdsInstead(now: Date, category?: string): Promise<AdsInstead> {
  try {
    const similar = category ? await getRecentAds({ now, limit: offered, category }) : [];
    if (similar.length > 0) return { ads: similar, areSimilar: true };
    return { ads: await getRecentAds({ now, limit: offered }), areSimilar: false };
  } catch (error) {
    if (isUnavailable(error)) return { ads: [], areSimilar: false };
    throw error;
  }
}
