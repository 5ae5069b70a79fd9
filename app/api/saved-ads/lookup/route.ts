import { openRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';
import { lookUpAds } from '@/lib/saved/queries';
import { lookup } from '@/lib/saved/schema';

export const POST = openRoute(
  { anonymous: true, body: lookup, limit: limits.lookUpSavedAds },
  (_, { body, now }) => lookUpAds(body.ids, now),
);
