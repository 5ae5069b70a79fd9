import type * as z from 'zod';
import { Reply } from '@/lib/api/reply';
import { idParams } from '@/lib/api/request/id-params';
import { idempotencyKeyOf } from '@/lib/api/request/idempotency-key';
import { memberRoute } from '@/lib/api/route';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { startConversation } from '@/lib/messages/sending/start-conversation';
import { limits } from '@/lib/rate-limit/limits';

type Content = Parameters<typeof startConversation>[2];

export const conversationRoute = (body: z.ZodType<Content>) =>
  memberRoute(
    { params: idParams, body, limit: limits.startConversation },
    async (actor, { params, body: content, now, request }) => {
      const options = {
        isAdultVisitor: await hasAgeCheck(),
        idempotencyKey: idempotencyKeyOf(request),
      };
      const sent = await startConversation(actor, params.id, content, options, now);
      return new Reply(sent, {
        status: 201,
        headers: { location: `/api/messages/${sent.conversationId}` },
      });
    },
  );
