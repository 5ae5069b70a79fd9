import { idParams } from '@/lib/api/id-params';
import { idempotencyKeyOf } from '@/lib/api/idempotency-key';
import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { newOffer } from '@/lib/messages/schema';
import { startConversation } from '@/lib/messages/start-conversation';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { params: idParams, body: newOffer, limit: limits.startConversation },
  async (actor, { params, body, now, request }) => {
    const options = {
      isAdultVisitor: await hasAgeCheck(),
      idempotencyKey: idempotencyKeyOf(request),
    };
    const sent = await startConversation(actor, params.id, body, options, now);
    return new Reply(sent, {
      status: 201,
      headers: { location: `/api/messages/${sent.conversationId}` },
    });
  },
);
