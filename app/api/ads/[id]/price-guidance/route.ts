import { guidePriceOfAd } from '@/lib/ads/guidance/price-guidance';
import { idParams } from '@/lib/api/request/id-params';
import { openRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const GET = openRoute(
  { anonymous: true, params: idParams, limit: limits.priceGuidance },
  async (_, { params, now }) => ({ guidance: await guidePriceOfAd(params.id, now) }),
);
