import { endedSubscription, newSubscription } from '@/lib/notifications/push/schema';
import type { Operation } from '@/lib/openapi/operation';
import { pushDevices, pushKey, subscribed } from '@/lib/openapi/replies/push';

export const pushOperations: readonly Operation[] = [
  {
    id: 'getPushKey',
    method: 'get',
    path: '/api/push/key',
    tag: 'Alerts',
    summary: 'Get the public key for push subscriptions',
    access: 'open',
    reply: pushKey,
    errors: ['rate_limited'],
  },
  {
    id: 'listPushDevices',
    method: 'get',
    path: '/api/push/subscriptions',
    tag: 'Alerts',
    summary: 'List your devices with push notices',
    access: 'member',
    reply: pushDevices,
  },
  {
    id: 'subscribeToPush',
    method: 'post',
    path: '/api/push/subscriptions',
    tag: 'Alerts',
    summary: 'Subscribe this device to push notices',
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
    summary: 'Unsubscribe a device from push notices',
    access: 'member',
    body: endedSubscription,
    reply: subscribed,
  },
];
