import { memberRoute } from '@/lib/api/route';
import { listDevices } from '@/lib/notifications/push/devices';
import { endedSubscription, newSubscription } from '@/lib/notifications/push/schema';
import { endSubscription, subscribe } from '@/lib/notifications/push/subscriptions';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.listAlerts }, (actor) => listDevices(actor));

export const POST = memberRoute(
  { body: newSubscription, limit: limits.pushDevices },
  (actor, { body, now, request }) => subscribe(actor, body, now, request.headers.get('user-agent')),
);

export const DELETE = memberRoute(
  { body: endedSubscription, limit: limits.pushDevices },
  (actor, { body }) => endSubscription(actor, body),
);
