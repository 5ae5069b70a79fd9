import { endedSubscription, newSubscription } from '@/lib/notifications/push/schema';
import type { Operation } from '@/lib/openapi/operation';
import { pushDevices, pushKey, subscribed } from '@/lib/openapi/replies/push';

export const pushOperations: readonly Operation[] = [
  {
    id: 'getPushKey',
    method: 'get',
    path: '/api/push/key',
    tag: 'Alerts',
    summary: 'The key that a browser subscribes to notices with',
    access: 'open',
    reply: pushKey,
    errors: ['rate_limited'],
  },
  {
    id: 'listPushDevices',
    method: 'get',
    path: '/api/push/subscriptions',
    tag: 'Alerts',
    summary: 'The devices that show one’s notices',
    access: 'member',
    reply: pushDevices,
  },
  {
    id: 'subscribeToPush',
    method: 'post',
    path: '/api/push/subscriptions',
    tag: 'Alerts',
    summary: 'Show notices of messages and alerts on this device',
    description: 'The body is what `PushSubscription.toJSON()` gives.',
    access: 'member',
    body: newSubscription,
    reply: subscribed,
  },
  {
    id: 'endPush',
    method: 'delete',
    path: '/api/push/subscriptions',
    tag: 'Alerts',
    summary: 'Show no more notices on a device',
    access: 'member',
    body: endedSubscription,
    reply: subscribed,
  },
];
