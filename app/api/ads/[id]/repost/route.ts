import { repostAd } from '@/lib/ads/repost-ad';
import { idParams } from '@/lib/http/id-params';
import { revalidateAd } from '@/lib/http/revalidate';
import { memberRoute } from '@/lib/http/route';

export const POST = memberRoute({ params: idParams }, async (actor, { params, now }) => {
  const result = await repostAd(actor, params.id, now);
  revalidateAd(params.id);
  return result;
});
