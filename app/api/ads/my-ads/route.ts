import { getMyAds } from '@/lib/ads/queries';
import { memberRoute } from '@/lib/http/route';

export const GET = memberRoute({}, (actor, { now }) => getMyAds(actor, now));
