import { renewAd } from '@/lib/ads/reminders/renew-ad';
import { keyParams } from '@/lib/api/request/key-params';
import { openRoute } from '@/lib/api/route';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const POST = openRoute(
  { anonymous: true, params: keyParams, limit: limits.renewByLink },
  async (_, { params, now }) => {
    const renewed = await renewAd(params.key, now);
    invalidateAd(renewed.adId);
    return renewed;
  },
);
