import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';
import { listSavedAds } from '@/lib/saved/queries';
import { mergeSavedAds } from '@/lib/saved/save-ads';
import { mergedAds } from '@/lib/saved/schema';

export const GET = memberRoute({ limit: limits.listSavedAds }, (actor, { now }) =>
  listSavedAds(actor, now),
);

export const POST = memberRoute(
  { body: mergedAds, limit: limits.mergeSavedAds },
  (actor, { body, now }) => mergeSavedAds(actor, body, now),
);
