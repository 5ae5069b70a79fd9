import { toggleAd } from '@/lib/ads/publishing/toggle-ad';
import { idParams } from '@/lib/api/id-params';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';
import { revalidateAd } from '@/lib/page-cache/revalidate';

export const PATCH = memberRoute(
  { params: idParams, limit: { name: 'toggle-ad', max: 300, window: hour } },
  async (actor, { params, now }) => {
    const result = await toggleAd(actor, params.id, now);
    revalidateAd(params.id);
    return result;
  },
);
