import { memberRoute } from '@/lib/api/route';
import { endedSubscription, newSubscription } from '@/lib/notifications/push/schema';
import { endSubscription, subscribe } from '@/lib/notifications/push/subscriptions';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: newSubscription, limit: limits.pushDevices },
  (actor, { body, now }) => subscribe(actor, body, now),
);

export const DELETE = memberRoute(
  { body: endedSubscription, limit: limits.pushDevices },
  (actor, { body }) => endSubscription(actor, body),
);
