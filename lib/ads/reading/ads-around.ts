import type { AdCard, PublicAd } from './ad-views';
import { getSimilarAds } from './card-queries';
import { getSellerAds } from './seller-ads';

const mostSimilar = 5;
const mostOfSeller = 4;

/** What is shown below an ad: others of its seller and similar ones, none of them twice. */
export async function getAdsAround(
  ad: PublicAd,
  now: Date,
): Promise<{ others: AdCard[]; similar: AdCard[] }> {
  const { _id, seller } = ad;
  const [others, similar] = await Promise.all([
    seller ? getSellerAds(seller.username, { now, limit: mostOfSeller, without: _id }) : [],
    getSimilarAds(ad, { now, limit: mostSimilar + mostOfSeller }),
  ]);
  const above = new Set(others.map((other) => other._id));
  return { others, similar: similar.filter((one) => !above.has(one._id)).slice(0, mostSimilar) };
}
