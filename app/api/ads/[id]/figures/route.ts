import { getAdDays } from '@/lib/ads/visits/get-ad-days';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute(
  { params: idParams, limit: limits.myAds },
  (actor, { params, now }) => getAdDays(actor, params.id, now),
);
