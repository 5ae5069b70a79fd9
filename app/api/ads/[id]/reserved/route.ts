import { reservation } from '@/lib/ads/publishing/schema';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { markReserved } from '@/lib/messages/mark-ad';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = memberRoute(
  { params: idParams, body: reservation, limit: limits.reserveAd },
  async (actor, { params, body, now }) => {
    const result = await markReserved(actor, params.id, body, now);
    invalidateAd(params.id);
    return result;
  },
);
