import { Reply } from '@/lib/api/reply';
import { idParams } from '@/lib/api/request/id-params';
import { idempotencyKeyOf } from '@/lib/api/request/idempotency-key';
import { memberRoute } from '@/lib/api/route';
import { makeOffer } from '@/lib/messages/offers/make-offer';
import { newOffer } from '@/lib/messages/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { params: idParams, body: newOffer, limit: limits.sendMessage },
  async (actor, { params, body, now, request }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const sent = await makeOffer(actor, params.id, body, now, { idempotencyKey });
    return new Reply(sent, { status: 201 });
  },
);
