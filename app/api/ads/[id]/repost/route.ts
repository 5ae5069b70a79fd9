import { repostAd } from '@/lib/ads/publishing/repost-ad';
import { idParams } from '@/lib/api/id-params';
import { memberRoute } from '@/lib/api/route';
import { revalidateAd } from '@/lib/page-cache/revalidate';

export const POST = memberRoute({ params: idParams }, async (actor, { params, now }) => {
  const result = await repostAd(actor, params.id, now);
  revalidateAd(params.id);
  return result;
});
