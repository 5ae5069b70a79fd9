import { toMyAdReply } from '@/lib/ads/reading/ad-replies';
import { myAdsQuery } from '@/lib/ads/reading/my-ads-query';
import { getMyAds } from '@/lib/ads/reading/queries';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute(
  { query: myAdsQuery, limit: limits.myAds },
  async (actor, { query, now }) => (await getMyAds(actor, now, query)).map(toMyAdReply),
);
