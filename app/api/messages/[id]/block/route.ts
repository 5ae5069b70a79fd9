import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { setBlock } from '@/lib/messages/set-block';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = memberRoute(
  { params: idParams, limit: limits.blockPerson },
  (actor, { params, now }) => setBlock(actor, params.id, true, now),
);

export const DELETE = memberRoute(
  { params: idParams, limit: limits.blockPerson },
  (actor, { params, now }) => setBlock(actor, params.id, false, now),
);
