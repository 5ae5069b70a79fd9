import { getHidden, hide, showAgain } from '@/lib/ads/hidden/hide';
import { hiddenThings } from '@/lib/ads/hidden/schema';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.listHidden }, (actor, { now }) =>
  getHidden(actor, now),
);

export const POST = memberRoute(
  { body: hiddenThings, limit: limits.hide },
  (actor, { body, now }) => hide(actor, body, now),
);

export const DELETE = memberRoute(
  { body: hiddenThings, limit: limits.hide },
  (actor, { body, now }) => showAgain(actor, body, now),
);
