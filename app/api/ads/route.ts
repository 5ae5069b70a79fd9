import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { toOwnAdReply } from '@/lib/ads/reading/ad-replies';
import { Reply } from '@/lib/api/reply';
import { idempotencyKeyOf } from '@/lib/api/request/idempotency-key';
import { memberRoute } from '@/lib/api/route';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: adForm, maxBytes: 128 * 1024, limit: limits.publishAd },
  async (actor, { body, now, request }) => {
    const ad = await publishAd(actor, body, now, { idempotencyKey: idempotencyKeyOf(request) });
    invalidateAd(ad._id);
    return new Reply(toOwnAdReply(ad), {
      status: 201,
      headers: { location: `/api/ads/${ad._id}` },
    });
  },
);
