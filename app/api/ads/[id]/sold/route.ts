import { saleMark } from '@/lib/ads/publishing/schema';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { markSold } from '@/lib/messages/mark-ad';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = memberRoute(
  { params: idParams, body: saleMark, limit: limits.markSold },
  async (actor, { params, body, now }) => {
    const result = await markSold(actor, params.id, body, now);
    invalidateAd(params.id);
    return result;
  },
);
