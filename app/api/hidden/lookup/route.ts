import { lookUpHidden } from '@/lib/ads/hidden/hide';
import { hiddenSellers } from '@/lib/ads/hidden/schema';
import { openRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = openRoute(
  { anonymous: true, body: hiddenSellers, limit: limits.lookUpHidden },
  (_, { body, now }) => lookUpHidden(body, now),
);
