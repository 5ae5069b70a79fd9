import { Reply } from '@/lib/api/reply';
import { idParams } from '@/lib/api/request/id-params';
import { idempotencyKeyOf } from '@/lib/api/request/idempotency-key';
import { memberRoute } from '@/lib/api/route';
import { readConversation } from '@/lib/messages/queries';
import { messagesQuery, newMessage } from '@/lib/messages/schema';
import { sendMessage } from '@/lib/messages/sending/send-message';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute(
  { params: idParams, query: messagesQuery, limit: limits.readConversation },
  (actor, { params, query, now }) => readConversation(actor, params.id, query, now),
);

export const POST = memberRoute(
  { params: idParams, body: newMessage, limit: limits.sendMessage },
  async (actor, { params, body, now, request }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const sent = await sendMessage(actor, params.id, body, now, { idempotencyKey });
    return new Reply(sent, { status: 201 });
  },
);
