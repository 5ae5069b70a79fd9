import { setPrice } from '@/lib/ads/publishing/sale/set-price';
import { newPrice } from '@/lib/ads/publishing/schema';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = memberRoute(
  { params: idParams, body: newPrice, limit: limits.changePrice },
  async (actor, { params, body, now }) => {
    const result = await setPrice(actor, params.id, body, now);
    invalidateAd(params.id);
    return result;
  },
);
