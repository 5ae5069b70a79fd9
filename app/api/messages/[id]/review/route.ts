import { Reply } from '@/lib/api/reply';
import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { newReview } from '@/lib/messages/reviews/schema';
import { writeReview } from '@/lib/messages/reviews/write-review';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { params: idParams, body: newReview, limit: limits.writeReview },
  async (actor, { params, body, now }) =>
    new Reply(await writeReview(actor, params.id, body, now), { status: 201 }),
);
