import type { Actor } from '@/lib/accounts/actor';
import { visibilityOf } from '@/lib/ads/policy';
import { db } from '@/lib/db/client';
import { penceToPounds } from '@/lib/money';
import { factsSelect, toFacts } from './saved-rows';
import type { AdFacts, SavedAd } from './views';

/** The last saved first; includes ended ads until they are purged. */
export async function listSavedAds({ userId }: Actor, now: Date): Promise<SavedAd[]> {
  const rows = await db.savedAd.findMany({
    where: { userId },
    orderBy: [{ savedAt: 'desc' }, { adId: 'asc' }],
    select: { savedAt: true, pricePence: true, ad: { select: factsSelect } },
  });
  return rows.map(({ savedAt, pricePence, ad }) => ({
    ...toFacts(ad, now),
    savedAt: savedAt.toISOString(),
    savedPrice: pricePence === null ? null : penceToPounds(pricePence),
  }));
}

export async function lookUpAds(ids: readonly string[], now: Date): Promise<AdFacts[]> {
  const rows = await db.ad.findMany({
    where: { id: { in: [...ids] }, isAdult: false },
    select: factsSelect,
  });
  return rows.filter((row) => visibilityOf(row, now) !== 'hidden').map((row) => toFacts(row, now));
}
