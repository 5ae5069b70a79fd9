import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { toAdReply, toOwnAdReply } from '@/lib/ads/reading/ad-replies';
import { readAd } from '@/lib/ads/reading/read-ad';
import { idParams } from '@/lib/api/request/id-params';
import { idempotencyKeyOf } from '@/lib/api/request/idempotency-key';
import { memberRoute, openRoute } from '@/lib/api/route';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const GET = openRoute({ params: idParams }, async (actor, { params, now }) =>
  toAdReply(await readAd(actor, params.id, await hasAgeCheck(), now)),
);

export const PUT = memberRoute(
  {
    params: idParams,
    body: adForm,
    maxBytes: 128 * 1024,
    limit: limits.updateAd,
  },
  async (actor, { params, body, now, request }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const ad = await updateAd(actor, params.id, body, now, { idempotencyKey });
    invalidateAd(ad._id);
    return toOwnAdReply(ad);
  },
);

export const DELETE = memberRoute(
  { params: idParams, limit: limits.deleteAd },
  async (actor, { params, now }) => {
    const result = await deleteAd(actor, params.id, now);
    invalidateAd(params.id);
    return result;
  },
);
