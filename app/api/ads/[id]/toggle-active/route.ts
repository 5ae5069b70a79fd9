import { toggleAd } from '@/lib/ads/toggle-ad';
import { hour } from '@/lib/dates';
import { idParams } from '@/lib/http/id-params';
import { revalidateAd } from '@/lib/http/revalidate';
import { memberRoute } from '@/lib/http/route';

export const PATCH = memberRoute(
  { params: idParams, limit: { name: 'toggle-ad', max: 300, window: hour } },
  async (actor, { params, now }) => {
    const result = await toggleAd(actor, params.id, now);
    revalidateAd(params.id);
    return result;
  },
);
