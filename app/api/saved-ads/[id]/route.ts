import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';
import { saveAd, unsaveAd } from '@/lib/saved/save-ads';

export const PUT = memberRoute(
  { params: idParams, limit: limits.saveAd },
  (actor, { params, now }) => saveAd(actor, params.id, now),
);

export const DELETE = memberRoute({ params: idParams, limit: limits.saveAd }, (actor, { params }) =>
  unsaveAd(actor, params.id),
);
