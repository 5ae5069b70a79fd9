import { getMyAds } from '@/lib/ads/reading/queries';
import { memberRoute } from '@/lib/api/route';

export const GET = memberRoute({}, (actor, { now }) => getMyAds(actor, now));
