import { guidePrice } from '@/lib/ads/guidance/price-guidance';
import { guidanceQuery } from '@/lib/ads/guidance/schema';
import { openRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const GET = openRoute(
  { anonymous: true, query: guidanceQuery, limit: limits.priceGuidance },
  async (_, { query, now }) => ({ guidance: await guidePrice(query, now) }),
);
