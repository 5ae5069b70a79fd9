import { sellerAdsSql } from '@/lib/ads/reading/sellers/seller-ads';
import type { AdCard, PublicAd } from './ad-views';
import { similarSql } from './card-queries';
import { readCardLists } from './card-rows';

const mostSimilar = 5;
const mostOfSeller = 4;

export async function getAdsAround(
  ad: PublicAd,
  now: Date,
): Promise<{ others: AdCard[]; similar: AdCard[] }> {
  const { _id, seller } = ad;
  const near = similarSql(ad, { now, limit: mostSimilar + mostOfSeller });
  const ofSeller =
    seller && sellerAdsSql(seller.username, { now, limit: mostOfSeller, without: _id });
  const [similar = [], others = []] = ofSeller
    ? await readCardLists([near, ofSeller], now, 'ads-around')
    : await readCardLists([near], now, 'ads-similar');
  const above = new Set(others.map((other) => other._id));
  return { others, similar: similar.filter((one) => !above.has(one._id)).slice(0, mostSimilar) };
}
