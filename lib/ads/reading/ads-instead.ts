import { isUnavailable } from '@/lib/db/errors';
import type { AdCard } from './ad-views';
import { getRecentAds } from './card-queries';

const offered = 10;

/** For the page of a missing ad, which is shown without a database too. */
export async function getAdsInstead(now: Date): Promise<AdCard[]> {
  try {
    return await getRecentAds({ now, limit: offered });
  } catch (error) {
    if (isUnavailable(error)) return [];
    throw error;
  }
}
