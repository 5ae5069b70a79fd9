import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { getBuyers } from '@/lib/messages/get-buyers';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute(
  { params: idParams, limit: limits.listBuyers },
  (actor, { params }) => getBuyers(actor, params.id),
);
