import { Reply } from '@/lib/api/reply';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { answerOffer } from '@/lib/messages/offers/answer-offer';
import { offerAnswer } from '@/lib/messages/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { params: idParams, body: offerAnswer, limit: limits.sendMessage },
  async (actor, { params, body, now }) =>
    new Reply(await answerOffer(actor, params.id, body, now), { status: 201 }),
);
