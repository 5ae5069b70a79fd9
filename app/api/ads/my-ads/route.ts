import { toMyAdReply } from '@/lib/ads/reading/ad-replies';
import { getMyAds } from '@/lib/ads/reading/queries';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.myAds }, async (actor, { now }) =>
  (await getMyAds(actor, now)).map(toMyAdReply),
);
