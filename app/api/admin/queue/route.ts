import { staffRoute } from '@/lib/api/route';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { queueRequest } from '@/lib/moderation/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { body: queueRequest, limit: limits.queue },
  (staff, { body, now }) => takeNext(staff, body, now),
);
