import { toMyAdReply } from '@/lib/ads/reading/ad-replies';
import { getMyAds } from '@/lib/ads/reading/queries';
import { memberRoute } from '@/lib/api/route';

export const GET = memberRoute({}, async (actor, { now }) =>
  (await getMyAds(actor, now)).map(toMyAdReply),
);
