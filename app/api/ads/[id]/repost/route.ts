import { repostAd } from '@/lib/ads/publishing/repost-ad';
import { idParams } from '@/lib/api/id-params';
import { memberRoute } from '@/lib/api/route';
import { forgetAd } from '@/lib/page-cache/page-cache';

export const POST = memberRoute({ params: idParams }, async (actor, { params, now }) => {
  const result = await repostAd(actor, params.id, now);
  forgetAd(params.id);
  return result;
});
