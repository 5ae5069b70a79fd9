import { confirmAd } from '@/lib/ads/publishing/lifetime/confirm-ad';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { params: idParams, limit: limits.confirmAd },
  async (actor, { params, now }) => {
    const result = await confirmAd(actor, params.id, now);
    invalidateAd(params.id);
    return result;
  },
);
