import { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const PATCH = memberRoute(
  { params: idParams, limit: limits.toggleAd },
  async (actor, { params, now }) => {
    const result = await toggleAd(actor, params.id, now);
    invalidateAd(params.id);
    return result;
  },
);
