import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { markRead } from '@/lib/messages/mark-read';
import { readMark } from '@/lib/messages/schema';
import { limits } from '@/lib/rate-limit/limits';

export const PUT = memberRoute(
  { params: idParams, body: readMark, limit: limits.markRead },
  (actor, { params, body }) => markRead(actor, params.id, body),
);
