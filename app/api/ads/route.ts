import { adForm } from '@/lib/ads/ad-form';
import { publishAd } from '@/lib/ads/publish-ad';
import { hour } from '@/lib/dates';
import { idempotencyKeyOf } from '@/lib/http/idempotency-key';
import { Reply } from '@/lib/http/reply';
import { revalidateAd } from '@/lib/http/revalidate';
import { memberRoute } from '@/lib/http/route';

export const POST = memberRoute(
  { body: adForm, maxBytes: 128 * 1024, limit: { name: 'publish-ad', max: 200, window: hour } },
  async (actor, { body, now, request }) => {
    const ad = await publishAd(actor, body, now, { idempotencyKey: idempotencyKeyOf(request) });
    revalidateAd(ad._id);
    return new Reply(ad, { status: 201, headers: { location: `/api/ads/${ad._id}` } });
  },
);
